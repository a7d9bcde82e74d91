/** rate.instant: rates of change at one instant, by small intervals or a difference quotient. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	signed,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call, decimal, PI, root } from '../../../../math/notation.ts';
import {
	linear,
	minus,
	type Polynomial,
	polynomialExpression,
	term,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	caseOf,
	drawnInts,
	exactDecimal,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { heightOf, withTangent } from '../../../figures/rate-sketch.ts';
import { radians } from '../../../steps/exact-trig.ts';
import {
	chain,
	composed,
	composingLines,
	ofCoefficients,
	plus1,
	ruleOf,
	times1,
	valueOf,
} from '../../../steps/function-rule.ts';
import { substitutionLines } from '../../../steps/value-at.ts';
import { type Estimate, estimate } from './estimate.ts';
import { extremum } from './extremum.ts';
import { fromTableOrTangent } from './read.ts';
import { plainNumber, plainPolynomial } from '../../../../math/plain-notation.ts';

/** Why only the constant of a rate remains. */
function limitReason(rate: Polynomial): string {
	const vanishing = rate.filter(({ powers }) => powers['h'] !== 0);
	const [first] = vanishing;
	if (vanishing.length > 1) return 'as h approaches 0, each term with h also approaches 0';
	return first && !first.coefficient.equals(1)
		? `as h approaches 0, ${plainPolynomial(vanishing)} also approaches 0`
		: 'let h approach 0';
}

type Model = { rule: Expression; value: (x: number) => number };

const polynomial = (c: readonly number[], letter = 'x'): Model => ({
	rule: polynomialExpression(ofCoefficients(c, letter)),
	value: (x) => c.reduceRight((all, one) => all * x + one, 0),
});

export const skills: Skills = {
	'Estimate an instantaneous rate of change'(draw) {
		const [A, B, a] = drawnInts(draw, 'A', 'B', 'a');
		const h = Number(draw.choice('h'));
		const models: Record<string, () => Model | undefined> = {
			quadratic: () => polynomial([0, B, A]),
			cubic: () => polynomial([0, B, 0, A]),
			reciprocal: () =>
				a === 0
					? undefined
					: { rule: plus1(quotient(Math.abs(A), 'x'), B), value: (x) => Math.abs(A) / x + B },
			'square root': () =>
				a < 1
					? undefined
					: { rule: plus1(times1(A, root('x')), B), value: (x) => A * Math.sqrt(x) + B },
			exponential: () => ({
				rule: plus1(times1(A, power(2, 'x')), B),
				value: (x) => A * 2 ** x + B,
			}),
		};
		const model = models[draw.inTurn('type')]?.();
		if (!model) return undefined;
		const centred = draw.random.int(0, 1) === 1;
		const { rule, value } = model;
		return estimate({
			intro: say`Estimate the instantaneous rate of change of ${ruleOf('f', rule)} at ${equation('x', a)}.`,
			name: 'f',
			letter: 'x',
			rule,
			value,
			from: centred ? a - h : a,
			to: a + h,
			instant: a,
			places: 2,
		});
	},

	'Find an exact rate from the simplified quotient'(draw) {
		const [A, B, C, a] = drawnInts(draw, 'A', 'B', 'C', 'a');
		if (a === 0) return undefined;
		const c = draw.inTurn('deg') === '2' ? [C, B, A] : [C, B, 0, A];
		const f = polynomialExpression(ofCoefficients(c));
		const inner = linear(1, 'h', a);
		const start = valueOf(c, a);
		const gap = minus(composed(c, inner), [term(start)]);
		const rate = gap.map(({ coefficient, powers }) => ({
			coefficient,
			powers: { h: (powers['h'] ?? 1) - 1 },
		}));
		const exact = rate.find(({ powers }) => powers['h'] === 0)?.coefficient;
		if (!exact) return undefined;
		const shown = sum(a, 'h');
		const end = call('f', shown);
		const height = polynomialExpression(composed(c, inner));
		return {
			prompt: say`For ${ruleOf('f', f)}, simplify ${quotient(difference(end, call('f', num(a))), 'h')} and let ${symbol('h')} approach 0 to find the exact instantaneous rate of change at ${equation('x', a)}.`,
			answer: withMisconceptions(
				exactDecimal(exact),
				[exactDecimal(start), 'gave the value of the function instead of its rate of change'],
				[
					exactDecimal(
						rate.reduce((all, { coefficient }) => all.add(coefficient), new Fraction(0)),
					),
					'substituted 1 for h instead of letting h approach 0',
				],
			),
			steps: [
				...composingLines(end, c, inner, `substitute ${plainNumber(a)} + h for x`, shown),
				...substitutionLines('f', c.toReversed(), a),
				...chain(
					quotient(difference(end, call('f', num(a))), 'h'),
					[
						quotient(start.equals(0) ? height : difference(height, signed(start)), 'h'),
						`substitute for f(${plainNumber(a)} + h) and f(${plainNumber(a)})`,
					],
					[quotient(polynomialExpression(gap), 'h'), 'subtract in the numerator'],
					[polynomialExpression(rate), 'divide each term by h, which is not 0'],
				),
				withTangent(
					sentence(say`The instantaneous rate of change is ${num(exact)}.`, limitReason(rate)),
					{ curve: heightOf(f) },
					a,
					exact.valueOf(),
				),
			],
			hints: [
				say`What is ${end}, expanded and simplified?`,
				say`Which factor can you cancel before you let ${symbol('h')} approach 0?`,
			],
		};
	},

	'Estimate a rate from a table or tangent': fromTableOrTangent,
	'Verify a maximum or minimum': extremum,

	'Estimate an instantaneous rate in context'(draw) {
		const [A, v, s, t] = drawnInts(draw, 'A', 'v', 's', 't');
		const up = Math.abs(A);
		const contexts: Record<
			string,
			() =>
				| (Model & { quantity: string; of: string; unit: string; time: string; name: string })
				| undefined
		> = {
			'ball height': () =>
				s + v * t - 5 * t * t < 5
					? undefined
					: {
							...polynomial([s, v, -5], 't'),
							quantity: 'height',
							of: 'a ball',
							unit: 'metres',
							time: 'second',
							name: 'h',
						},
			'cooling drink': () => ({
				rule: { kind: 'sum', terms: [num(20), product(num(v), power(decimal('0.95'), 't'))] },
				value: (x) => 20 + v * 0.95 ** x,
				quantity: 'temperature',
				of: 'a hot drink',
				unit: 'degrees Celsius',
				time: 'minute',
				name: 'T',
			}),
			'tank volume': () => ({
				...polynomial([s + 100, v, up], 't'),
				quantity: 'volume',
				of: 'water in a tank',
				unit: 'litres',
				time: 'minute',
				name: 'V',
			}),
			population: () => ({
				rule: product(num(v * 100), power(decimal('1.05'), 't')),
				value: (x) => v * 100 * 1.05 ** x,
				quantity: 'population',
				of: 'a town',
				unit: 'people',
				time: 'year',
				name: 'P',
			}),
		};
		const found = caseOf(contexts, draw.inTurn('ctx'))();
		if (!found) return undefined;
		const { rule, value, quantity, of, unit, time, name } = found;
		const each = `${unit} per ${time}`;
		return estimate({
			intro: say`The ${quantity} of ${of}${unit === 'people' ? '' : `, in ${unit},`} after ${symbol('t')} ${time}s is given by ${ruleOf(name, rule, 't')}. Estimate the instantaneous rate of change of the ${quantity} at ${equation('t', t)}, in ${each}.`,
			name,
			letter: 't',
			rule,
			value,
			from: t - 0.01,
			to: t + 0.01,
			instant: t,
			places: 1,
			unit: each,
		});
	},

	'Estimate rates in sinusoidal or logarithmic models'(draw) {
		const [A, t] = drawnInts(draw, 'A', 't');
		const P = Number(draw.choice('P'));
		const type = draw.inTurn('type');
		if (type === 'logarithm' && t < 1) return undefined;
		const share = new Fraction(2, P);
		const inside: Expression = quotient(
			share.n === 1n ? product(PI, 't') : product(num(Number(share.n)), PI, 't'),
			num(Number(share.d)),
		);
		const wave = (of: Expression): Expression =>
			times1(A, call(type === 'sine' ? '\\sin' : '\\cos', of));
		const model: Model & Pick<Estimate, 'simplified'> =
			type === 'logarithm'
				? { rule: times1(A * 10, call('\\log', 't')), value: (x) => A * 10 * Math.log10(x) }
				: {
						rule: wave(inside),
						value: (x) => A * Math[type === 'sine' ? 'sin' : 'cos']((2 * Math.PI * x) / P),
						simplified: (x) => wave(radians((360 * x) / P)),
					};
		return estimate({
			intro: say`Estimate the instantaneous rate of change of ${ruleOf('f', model.rule, 't')} at ${equation('t', t)}.${type === 'logarithm' ? '' : ' Angles are in radians.'}`,
			name: 'f',
			letter: 't',
			...model,
			from: t,
			to: t + 0.01,
			instant: t,
			places: 2,
		});
	},
};
