/** trig.solve: linear trigonometric equations on an interval. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	list,
	num,
	operand,
	opposite,
	product,
	quotient,
	relation,
	sum,
} from '../../../../math/expression.ts';
import { decimal, degrees, PI, rounded, roundedText } from '../../../../math/notation.ts';
import { formula, joinedByOr, say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { withArms } from '../../../figures/unit-circle.ts';
import { RECIPROCAL } from '../../../steps/exact-trig.ts';
import { fromRelatedIn, IN_FIRST, QUADRANTS, whereSign } from '../../../steps/related-angle.ts';
import {
	between,
	NAMES,
	scaledSpecial,
	type Special,
	THETA,
	trig,
	writtenSpecial,
} from '../../../steps/turns.ts';
import { exact, multiple, specialOf } from './exact.ts';

export const skills: Skills = {
	'Find two angles with a given ratio'(draw) {
		const value = draw.int('v');
		const f = draw.choice('f');
		const text = roundedText(new Fraction(Math.round(value * 100), 100), 2);
		if (Math.abs(value) < 0.03 || (f === 'tan' && Math.abs(value) < 0.1)) return undefined;
		return rounding(f, value, equation(trig(f, THETA), decimal(text)), []);
	},
	'Find angles with a given reciprocal ratio'(draw) {
		const [g, value] = [draw.choice('f'), Math.round(draw.int('v') * 10) / 10];
		const f = caseOf(RECIPROCAL, g);
		const written = decimal(roundedText(new Fraction(Math.round(value * 10), 10), 1));
		const under = roundedText(new Fraction(Math.round(Math.abs(value) * 10), 10), 1);
		const one = quotient(1, decimal(under));
		const problem = equation(trig(g, THETA), written);
		const size = equation(trig(f, THETA), value < 0 ? opposite(one) : one);
		const reciprocal = line(size, `the ${NAMES[f]} is the reciprocal of the ${NAMES[g]}`);
		return rounding(f, 1 / value, problem, [reciprocal], `1/${under}`);
	},
	'Find angles with an exact special ratio'(draw) {
		const { f, value } = specialOf(draw);
		const k = draw.int('k');
		const right = scaledSpecial(value, k);
		if (value.over === 0 && k > 1) return undefined;
		const problem = equation(
			k === 1 ? trig(f, THETA) : product(k, trig(f, THETA)),
			writtenSpecial(right),
		);
		return exact({
			f,
			value,
			problem,
			before:
				k === 1
					? []
					: [line(equation(trig(f, THETA), writtenSpecial(value)), `divide both sides by ${k}`)],
			letter: THETA,
			unit: 'degrees',
		});
	},
	'Solve trigonometric equations with special angles'(draw) {
		const { f, value } = specialOf(draw);
		const a = draw.int('a');
		const right = scaledSpecial(value, a);
		if (new Fraction(Math.abs(right.over), right.under).d > 1n || (right.over === 0 && a !== 1))
			return undefined;
		const x = operand('x');
		const front = a === 1 ? trig(f, x) : product(a, trig(f, x));
		const isZero = right.over === 0;
		const problem = equation(isZero ? front : sum(front, written(right, -1)), 0);
		const size = writtenSpecial(scaledSpecial(right, right.over < 0 ? -1 : 1));
		const before: Line[] = isZero
			? []
			: [
					{
						...line(equation(front, writtenSpecial(right))),
						why: `${right.over > 0 ? 'add' : 'subtract'} ${plain(size)} ${right.over > 0 ? 'to' : 'from'} both sides`,
					},
					...(a === 1
						? []
						: [line(equation(trig(f, x), writtenSpecial(value)), `divide both sides by ${a}`)]),
				];
		return exact({ f, value, problem, before, letter: x, unit: 'radians' });
	},
	'Solve trigonometric equations with a calculator': calculator,
	'Solve equations with multiple angles': multiple,
};

const plain = (size: Expression): string =>
	size.kind === 'number' ? size.value.toFraction() : 'the radical term';

const written = (value: Special, sign: 1 | -1): Expression => {
	const of = scaledSpecial(value, sign);
	return of.over < 0 ? opposite(writtenSpecial(scaledSpecial(of, -1))) : writtenSpecial(of);
};

// Solutions to the nearest degree.

/** Both angles from the related acute one, rounded. */
/** Both angles of a sine, cosine or tangent in a turn from an acute related one; everything in degrees, or in π. */
function fromRelated(f: string, isPositive: boolean, related: number, half: number): number[] {
	const all = f === 'sin' ? [0, 1] : f === 'cos' ? [0, 3] : [0, 2];
	const quadrants = isPositive ? all : [0, 1, 2, 3].filter((one) => !all.includes(one));
	return quadrants.map(
		(one) => [related, half - related, half + related, 2 * half - related][one] ?? 0,
	);
}

// Solutions to hundredths of a radian.

const rounded2 = (values: readonly number[]): DraftAnswer => {
	const texts = values.map((one) => roundedText(one, 2));
	return {
		kind: 'solution-set',
		value: texts.join(', '),
		body: formula(list(...texts.map(decimal))),
	};
};

/** a f(x) + b = 0, to hundredths of a radian. */
function calculator(draw: Draw): Draft | undefined {
	const [f, a, b] = [draw.choice('f'), draw.int('a'), draw.int('b')];
	const value = -b / a;
	const inverse = { sin: Math.asin, cos: Math.acos, tan: Math.atan }[f] ?? Math.asin;
	if (f !== 'tan' ? Math.abs(value) >= 1 : Math.abs(value) === 1) return undefined;
	if (Math.abs(value) === 0.5 && f !== 'tan') return undefined;
	const related = inverse(Math.abs(value));
	const found = fromRelated(f, value > 0, related, Math.PI);
	const texts = found.map((one) => roundedText(one, 2));
	if (found.some((one) => Math.abs(((one * 100) % 1) - 0.5) < 0.01)) return undefined;
	const x = operand('x');
	const problem = equation(sum(product(a, trig(f, x)), b), 0);
	const way = (one: number): Expression =>
		one < Math.PI
			? sum(PI, opposite(rounded(related, 4)))
			: one < 1.5 * Math.PI
				? sum(PI, rounded(related, 4))
				: sum(product(2, PI), opposite(rounded(related, 4)));
	return {
		prompt: say`Solve ${problem} for ${between(num(0), x, product(2, PI))}. Round to the nearest hundredth of a radian, and give the solutions in increasing order.`,
		answer: withMisconceptions(
			rounded2(found),
			[rounded2(found.slice(0, 1)), 'gave only one of the solutions'],
			[
				rounded2(fromRelated(f, value <= 0, related, Math.PI)),
				`used the quadrants in which the ${NAMES[f]} has the opposite sign`,
			],
			[rounded2(found.map((one) => (one * 180) / Math.PI)), 'gave the angles in degrees'],
		),
		steps: [
			line(problem),
			line(
				equation(product(a, trig(f, x)), -b),
				b > 0 ? `subtract ${b} from both sides` : `add ${-b} to both sides`,
			),
			line(equation(trig(f, x), num(new Fraction(-b, a))), `divide both sides by ${a}`),
			sentence(
				say`The related acute angle is about ${rounded(related, 4)}.`,
				value > 0
					? `use the inverse ${NAMES[f]} key in radian mode`
					: `use the inverse ${NAMES[f]} key with the positive value, in radian mode`,
			),
			sentence(
				say`The solutions lie in quadrants ${QUADRANTS[f]?.[value > 0 ? 0 : 1] ?? ''}.`,
				whereSign(f, value),
			),
			...found.flatMap((one, at) =>
				Math.abs(one - related) < 1e-9
					? [
							sentence(
								say`In quadrant I, the angle is about ${decimal(texts[at] ?? '0')}.`,
								IN_FIRST,
							),
						]
					: [
							line(
								relation(way(one), '\\approx', decimal(texts[at] ?? '0')),
								fromRelatedIn(one < Math.PI ? 1 : one < 1.5 * Math.PI ? 2 : 3, 'radians'),
							),
						],
			),
			sentence(joinedByOr(texts.map((one) => relation(x, '\\approx', decimal(one))))),
		],
		hints: [
			say`What is ${trig(f, x)} equal to? Is your calculator set to radians?`,
			say`Is the value of ${trig(f, x)} positive or negative? In which quadrants does ${trig(f, x)} have that sign?`,
		],
	};
}

/** To the nearest degree, from 0° to 360°; `size` is the absolute value of the ratio if it is a fraction. */
function rounding(
	f: string,
	value: number,
	problem: Expression,
	before: Line[],
	size?: string,
): Draft | undefined {
	const inverse = { sin: Math.asin, cos: Math.acos, tan: Math.atan }[f] ?? Math.asin;
	const related = (inverse(Math.abs(value)) * 180) / Math.PI;
	if (Math.abs((related % 1) - 0.5) < 0.02) return undefined;
	const whole = Math.round(related);
	if (whole < 2 || whole > 88 || Math.abs(related - whole) < 1e-6) return undefined;
	const found = fromRelated(f, value > 0, whole, 180);
	return {
		prompt: say`Solve ${problem} for ${between(degrees(0), THETA, degrees(360))}. Round to the nearest degree, and give the solutions in increasing order.`,
		answer: withMisconceptions(
			inDegrees(found),
			[inDegrees(found.slice(0, 1)), 'gave only one of the solutions'],
			[inDegrees([whole]), 'gave only the related acute angle'],
			[
				inDegrees(fromRelated(f, value <= 0, whole, 180)),
				`used the quadrants in which the ${NAMES[f]} has the opposite sign`,
			],
		),
		steps: [
			line(problem),
			...before,
			sentence(
				say`The related acute angle is about ${degrees(whole)}.`,
				value > 0
					? `use the inverse ${NAMES[f]} key${size ? ` with ${size}` : ''}`
					: `use the inverse ${NAMES[f]} key with the positive value${size ? `, ${size}` : ''}`,
			),
			sentence(
				say`The solutions lie in quadrants ${QUADRANTS[f]?.[value > 0 ? 0 : 1] ?? ''}.`,
				whereSign(f, value),
			),
			...found.flatMap((angleFound) => ways(angleFound, whole)),
			withArms(
				sentence(joinedByOr(found.map((one) => relation(THETA, '\\approx', degrees(one))))),
				found.map((one) => new Fraction(one, 180)),
				'degrees',
				new Fraction(whole, 180),
			),
		],
		hints: [
			...(before.length > 0
				? [say`Which primary ratio is the reciprocal of this ratio? What is its value?`]
				: []),
			say`What is the related acute angle? In which quadrants is the ${NAMES[f] ?? 'ratio'} ${value > 0 ? 'positive' : 'negative'}?`,
		],
	};
}

function ways(found: number, related: number): Line[] {
	const right = equation(THETA, degrees(found));
	if (found === related)
		return [sentence(say`In quadrant I, the angle is about ${degrees(related)}.`, IN_FIRST)];
	const half = found - related === 180 || found + related === 180 ? 180 : 360;
	const sign = found > half ? related : -related;
	const term = sign > 0 ? degrees(related) : opposite(degrees(related));
	return [
		line(
			{
				...right,
				kind: 'relation',
				sign: '=',
				left: sum(degrees(half), term),
				right: degrees(found),
			},
			fromRelatedIn(half === 360 ? 3 : sign > 0 ? 2 : 1, 'degrees'),
		),
	];
}

const inDegrees = (found: readonly number[]): DraftAnswer => ({
	kind: 'solution-set',
	value: found.join(', '),
	body: { parts: [list(...found.map((one) => degrees(one)))] },
});
