/** Lines, and lines that are shifted, stretched or reflected. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	type Operand,
	operand,
	opposite,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { call } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { axesFor } from './changed.ts';
import { matching, option, type Option } from './question.ts';

const rule =
	(m: Fraction, b: number) =>
	(x: Operand): Expression => {
		const slope = m.equals(1) ? operand(x) : m.equals(-1) ? opposite(x) : product(num(m), x);
		return b === 0 ? slope : sum(slope, b);
	};

function lineOption(m: Fraction, b: number, mistake: string): Option {
	const slope = m.valueOf();
	const run = Number(m.d);
	return option(
		rule(m, b),
		{ at: (x) => slope * x + b, keys: [0, run, -run, 2 * run, -2 * run] },
		mistake,
	);
}

export function matchLine(draw: Draw): Draft | undefined {
	const [over, under, b] = [draw.int(draw.has('m') ? 'm' : 'a'), draw.int('q'), draw.int('b')];
	if (gcd(over, under) !== 1 || (b === 0 && Math.abs(over) === 1 && under === 1)) return undefined;
	const m = new Fraction(over, under);
	const turned = m.inverse();
	return matching(draw, {
		...axesFor(Math.abs(b) > 4 ? 10 : 6),
		options: [
			lineOption(m, b, ''),
			...draw.random.shuffle([
				lineOption(m.neg(), b, 'took the wrong sign for the slope'),
				lineOption(m, -b, 'took the wrong sign for the y-intercept'),
				lineOption(turned, b, 'mixed up rise and run'),
				lineOption(m.neg(), -b, 'took the wrong sign for slope and y-intercept'),
			]),
			lineOption(turned.neg(), b, 'mixed up rise and run and the sign'),
			lineOption(m, b + 3, 'misread the y-intercept'),
		],
		steps: [
			sentence(say`The line meets the ${symbol('y')}-axis at ${equation('y', b)}.`, 'there x is 0'),
			sentence(
				say`The slope is ${num(m)}: for ${under} to the right, go ${Math.abs(over)} ${over > 0 ? 'up' : 'down'}.`,
			),
		],
		hint: say`Start with the point on the ${symbol('y')}-axis, then use rise over run.`,
	});
}

type Move = { ask: Expression; m: number; b: number; why: string };

export function matchChangedLine(draw: Draw): Draft | undefined {
	const [m, b, k] = [draw.int('m'), draw.int('b'), draw.int('k')];
	const f = (inner: Operand) => call('f', inner);
	const moves: Record<string, Move[]> = {
		'vertical shift or stretch': [
			{
				ask: sum(f('x'), k),
				m,
				b: b + k,
				why: `every point moves ${Math.abs(k)} ${k > 0 ? 'up' : 'down'}`,
			},
			{ ask: product(k, f('x')), m: m * k, b: b * k, why: `every height is multiplied by ${k}` },
		],
		reflection: [
			{ ask: opposite(f('x')), m: -m, b: -b, why: 'every height changes its sign' },
			{ ask: f(product(-1, 'x')), m: -m, b, why: 'left and right change places' },
		],
		'horizontal shift': [
			{
				ask: f(sum('x', -k)),
				m,
				b: b - m * k,
				why: `every point moves ${Math.abs(k)} to the ${k > 0 ? 'right' : 'left'}`,
			},
		],
	};
	const move = draw.random.pick(moves[draw.inTurn('kind')] ?? []);
	if (Math.abs(move.b) > 8 || Math.abs(move.m) > 6 || move.m === 0) return undefined;
	if (move.ask.kind === 'product' && Math.abs(k) === 1) return undefined;
	if (b === 0) return undefined;
	const [old, now] = [rule(new Fraction(m), b), rule(new Fraction(move.m), move.b)];
	const one = (slope: number, height: number, mistake: string) =>
		lineOption(new Fraction(slope), height, mistake);
	return matching(draw, {
		...axesFor(Math.abs(move.b) > 5 ? 10 : 6),
		ask: say`Let ${equation(f('x'), old('x'))} and ${equation(call('g', 'x'), move.ask)}. Which of the graphs A to D is the graph of ${symbol('g')}`,
		options: [
			one(move.m, move.b, ''),
			...draw.random.shuffle([
				one(m, b, 'did not change the graph of f'),
				one(-move.m, move.b, 'took the wrong sign for the slope'),
				one(move.m, -move.b, 'took the wrong sign for the y-intercept'),
				one(m, 2 * b - move.b, 'moved the graph the wrong way'),
			]),
			one(-move.m, -move.b, 'took both signs wrong'),
			one(move.m, move.b + 3, 'misread the y-intercept'),
		],
		steps: [
			line(equation(call('g', 'x'), move.ask), move.why),
			line(equation(call('g', 'x'), now('x')), `use the rule of f and simplify`),
		],
		hint: say`Work out the rule of ${symbol('g')} first, then look for its ${symbol('y')}-intercept and slope.`,
	});
}
