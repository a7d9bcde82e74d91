/** trig.exact: exact values of ratios at special angles. */
import { continued, equation, type Expression, num, product, quotient, sum, times } from '../../../math/expression.ts';
import { degrees } from '../../../math/notation.ts';
import { type Prose, say } from '../../../math/prose.ts';
import { multiplySurds, addSurds, scaleSurd, type Surd } from '../../../math/surd.ts';
import { radical } from '../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence, type Skills } from '../../family.ts';
import {
	exactTrig,
	isTrigName,
	quadrantOf,
	radians,
	RECIPROCAL,
	relatedAngle,
	shownSurd,
	signIn,
	timesPiOver,
	trig,
	type TrigName,
	TRIG_WORDS,
	turned,
} from '../../working/exact-trig.ts';
import { solveReciprocal } from './exact-solve.ts';

type Angle = { degrees: number; shown: Expression; inRadians: boolean };

const inDegrees = (value: number): Angle => ({ degrees: value, shown: degrees(value), inRadians: false });

const inRadians = (over: number, under: number): Angle => ({
	degrees: (over * 180) / under,
	shown: timesPiOver(over, under),
	inRadians: true,
});

const show = (value: number, isInRadians: boolean): Expression =>
	isInRadians ? radians(value) : degrees(value);

const FORM = say`Give it in simplest form, with no root in a denominator.`;

function nameIn(text: string): TrigName {
	if (!isTrigName(text)) throw new RangeError(`"${text}" is no ratio.`);
	return text;
}

/** How the value comes from the related angle in the first quadrant, or from the axis. */
function reasons(name: TrigName, angle: Angle): Line[] {
	const lines: Line[] = [];
	const first = turned(angle.degrees);
	const [shown, own] = [show(first, angle.inRadians), angle.shown];
	if (first !== angle.degrees)
		lines.push(
			sentence(
				say`${own} has the same terminal arm as ${shown}.`,
				angle.inRadians ? 'add or take away full turns of 2π' : 'add or take away full turns of 360°',
			),
		);
	const quadrant = quadrantOf(first);
	if (quadrant === undefined) {
		if (first > 90 || angle.inRadians)
			lines.push(sentence(say`The terminal arm of ${shown} lies on an axis, so the point on the unit circle shows the value.`));
		return lines;
	}
	if (quadrant === 1) return lines;
	const sign = signIn(name, quadrant) > 0 ? 'positive' : 'negative';
	lines.push(
		sentence(
			say`${shown} lies in quadrant ${num(quadrant)}, where the ${TRIG_WORDS[name]} is ${sign}. Its related acute angle is ${show(relatedAngle(first), angle.inRadians)}.`,
		),
	);
	return lines;
}

/** One ratio, times `k`. */
function single(name: TrigName, angle: Angle, k = 1): Draft | undefined {
	const value = exactTrig(name, angle.degrees);
	if (!value) return undefined;
	const call = trig(name, angle.shown);
	const asked = k === 1 ? call : product(k, call);
	const answer = radical(shownSurd(scaleSurd(value, k)));
	const isReciprocal = name === 'csc' || name === 'sec' || name === 'cot';
	const primary = isReciprocal ? RECIPROCAL[name] : undefined;
	const below = primary && exactTrig(primary, angle.degrees);
	const found = shownSurd(value);
	const lines: Line[] = [...reasons(name, angle)];
	if (primary && below && below.size > 0) {
		lines.push(line(equation(call, quotient(1, trig(primary, angle.shown))), `${TRIG_WORDS[name]} is the reciprocal of ${TRIG_WORDS[primary]}`));
		lines.push(line(equation(trig(primary, angle.shown), shownSurd(below)), 'from the special triangles or the unit circle'));
		lines.push(line(equation(call, found), 'turn the fraction over and simplify'));
	} else {
		lines.push(line(equation(call, found), 'from the special triangles or the unit circle'));
	}
	if (k !== 1) lines.push(line(equation(asked, shownSurd(scaleSurd(value, k))), `multiply by ${k}`));
	lines.push(sentence(say`The exact value is ${answer.body}.`));
	return {
		prompt: say`Find the exact value of ${asked}. ${FORM}`,
		answer,
		steps: lines,
		hints: [hintFor(angle, isReciprocal)],
	};
}

const hintFor = (angle: Angle, isReciprocal: boolean): Prose =>
	isReciprocal
		? say`Write the ratio as the reciprocal of a primary ratio first.`
		: turned(angle.degrees) > 90
			? say`Find the quadrant of the terminal arm, the related acute angle, and the sign of the ratio there.`
			: say`Think of the triangles with the sides 1, 1, ${rootTwo} and 1, ${rootThree}, 2, or of the unit circle.`;

const rootTwo: Expression = { kind: 'root', of: num(2), index: 2 };
const rootThree: Expression = { kind: 'root', of: num(3), index: 2 };

type Operation = '+' | '-' | 'x';

/** k f(A) op g(B); the same ratio of the same angle twice becomes a square. */
function combined([f, A]: readonly [TrigName, Angle], [g, B]: readonly [TrigName, Angle], op: string, k: number): Draft | undefined {
	const [left, right] = [exactTrig(f, A.degrees), exactTrig(g, B.degrees)];
	if (!left || !right || left.size === 0 || right.size === 0) return undefined;
	const isSquare = op === 'x' && f === g && A.degrees === B.degrees;
	if (op !== 'x' && f === g && A.degrees === B.degrees) return undefined;
	const value = valueOf(op === '+' || op === '-' ? op : 'x', scaleSurd(left, k), right);
	if (value.size === 0) return undefined;
	const [l, r] = [trig(f, A.shown), trig(g, B.shown)];
	const lead = k === 1 ? l : product(k, l);
	const [p, q] = [shownSurd(left), shownSurd(right)];
	const scaled = shownSurd(scaleSurd(left, k));
	const asked = isSquare
		? k === 1
			? trig(f, A.shown, 2)
			: product(k, trig(f, A.shown, 2))
		: op === 'x'
			? product(...(k === 1 ? [] : [k]), l, r)
			: join(op, lead, r);
	const answer = radical(shownSurd(value));
	const written = isSquare
		? times(...(k === 1 ? [] : [num(k)]), p, q)
		: join(op, k === 1 ? p : times(k, p), q);
	const middle = isSquare || k === 1 ? [] : [line(continued(join(op, scaled, q)), `multiply by ${k}`)];
	const last = line(continued(shownSurd(value)), op === 'x' ? 'multiply and simplify' : 'write as one value');
	const steps = [
		line(equation(asked, written), 'put in the exact values'),
		...(op === 'x' ? [] : middle),
		...(sameText(written, shownSurd(value)) ? [] : [last]),
		sentence(say`The exact value is ${answer.body}.`),
	];
	return {
		prompt: say`Find the exact value of ${asked}. ${FORM}`,
		answer,
		steps,
		hints: [
			say`Write the exact value of each ratio first.`,
			...(op === 'x' ? [] : [say`Bring the values to a common denominator where there is one.`]),
		],
	};
}

const sameText = (left: Expression, right: Expression): boolean => JSON.stringify(left, big) === JSON.stringify(right, big);
const big = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);

const valueOf = (op: Operation, left: Surd, right: Surd): Surd =>
	op === 'x' ? multiplySurds(left, right) : addSurds(left, op === '+' ? right : scaleSurd(right, -1));

function join(op: string, left: Expression, right: Expression): Expression {
	if (op === 'x') return times(left, right);
	return op === '+' ? sum(left, right) : sum(left, { kind: 'opposite', of: right });
}

/** "0 or 180 where defined" names two. */
function angleIn(draw: Draw, text: string): number {
	return Number(draw.random.pick(text.match(/\d+/g) ?? [text]));
}

export const skills: Skills = {
	'Exact ratio of 0, 30, 45, 60, 90'(draw) {
		const k = draw.choice('form') === 'single value' ? 1 : draw.int('k');
		return Math.abs(k) === 1 && draw.choice('form') !== 'single value'
			? undefined
			: single(nameIn(draw.choice('f')), inDegrees(Number(draw.choice('A'))), k);
	},

	'Exact ratio of a special angle 0 to 360': (draw) =>
		single(nameIn(draw.choice('f')), inDegrees(Number(draw.choice('A'))), draw.int('k') === -1 ? 1 : draw.int('k')),

	'Exact reciprocal values': (draw) =>
		single(nameIn(draw.choice('f')), inDegrees(angleIn(draw, draw.choice('A'))), draw.int('k')),

	'Primary ratio at a special angle': (draw) => atRadians(draw),
	'Reciprocal ratio at a special angle': (draw) => atRadians(draw),

	'Expression with exact values': (draw) =>
		combined(
			[nameIn(draw.choice('f')), inDegrees(Number(draw.choice('A')))],
			[nameIn(draw.choice('g')), inDegrees(Number(draw.choice('B')))],
			draw.inTurn('op'),
			draw.int('k'),
		),

	'Evaluate an expression with several exact values'(draw) {
		const under = Number(draw.choice('den'));
		return combined(
			[nameIn(draw.choice('f1')), inRadians(draw.int('n1'), under)],
			[nameIn(draw.choice('f2')), inRadians(draw.int('n2'), under)],
			draw.inTurn('op'),
			1,
		);
	},

	'Solve f(x) = value for reciprocal functions': solveReciprocal,
};

const atRadians = (draw: Draw): Draft | undefined =>
	single(nameIn(draw.choice('f')), inRadians(draw.int('n'), Number(draw.choice('den'))));
