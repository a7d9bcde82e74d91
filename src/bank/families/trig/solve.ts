/** trig.solve: linear trigonometric equations on an interval. CCSS HSF-TF.B.7; MCR3U.D1, MHF4U.B3.4. */
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
	sum,
} from '../../../math/expression.ts';
import { decimal, degrees, PI, rounded, roundedText } from '../../../math/notation.ts';
import { type Prose, say } from '../../../math/prose.ts';
import type { DraftAnswer } from '../../answer.ts';
import { inWords, solutions } from '../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence, type Skills } from '../../family.ts';
import {
	angle,
	anglesWith,
	between,
	halfTurns,
	NAMES,
	type Special,
	scaledSpecial,
	special,
	specialValue,
	tangentValue,
	THETA,
	trig,
	writtenSpecial,
} from './turns.ts';

export const skills: Skills = {
	'Two angles with a given ratio'(draw) {
		const value = draw.int('v');
		const f = draw.choice('f');
		const text = roundedText(new Fraction(Math.round(value * 100), 100), 2);
		if (Math.abs(value) < 0.03 || (f === 'tan' && Math.abs(value) < 0.1)) return undefined;
		return rounding(f, value, equation(trig(f, THETA), decimal(text)), []);
	},
	'Angle from a reciprocal ratio'(draw) {
		const [g, value] = [draw.choice('f'), Math.round(draw.int('v') * 10) / 10];
		const f = { csc: 'sin', sec: 'cos', cot: 'tan' }[g] ?? 'sin';
		const written = decimal(roundedText(new Fraction(Math.round(value * 10), 10), 1));
		const one = quotient(
			1,
			decimal(roundedText(new Fraction(Math.round(Math.abs(value) * 10), 10), 1)),
		);
		const problem = equation(trig(g, THETA), written);
		const size = equation(trig(f, THETA), value < 0 ? opposite(one) : one);
		return rounding(f, 1 / value, problem, [
			line(size, `the ${NAMES[f]} is the reciprocal of the ${NAMES[g]}`),
		]);
	},
	'Two angles with an exact special ratio'(draw) {
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
	'Special-angle solutions on [0, 2pi]'(draw) {
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
	'Calculator solutions': calculator,
	'Multiple angle': multiple,
};

const plain = (size: Expression): string =>
	size.kind === 'number' ? size.value.toFraction() : 'the root term';

const written = (value: Special, sign: 1 | -1): Expression => {
	const of = scaledSpecial(value, sign);
	return of.over < 0 ? opposite(writtenSpecial(scaledSpecial(of, -1))) : writtenSpecial(of);
};

function specialOf(draw: Draw): { f: string; value: Special } {
	const [f, text] = [draw.choice('f'), draw.choice('v')];
	if (f !== 'tan') return { f, value: special(text) };
	return {
		f,
		value: special(
			text === '1/2' || text === '-1/2' || text.includes('√') ? tangentValue(text) : text,
		),
	};
}

const QUADRANTS: Readonly<Record<string, readonly [string, string]>> = {
	sin: ['I and II', 'III and IV'],
	cos: ['I and IV', 'II and III'],
	tan: ['I and III', 'II and IV'],
};

export const whereSign = (f: string, value: number): string =>
	`the ${NAMES[f]} is ${value > 0 ? 'positive' : 'negative'} in quadrants ${QUADRANTS[f]?.[value > 0 ? 0 : 1] ?? ''}`;

/** Both angles of a sine, cosine or tangent in a turn from an acute related one; everything in degrees, or in π. */
export function fromRelated(
	f: string,
	isPositive: boolean,
	related: number,
	half: number,
): number[] {
	const all = f === 'sin' ? [0, 1] : f === 'cos' ? [0, 3] : [0, 2];
	const quadrants = isPositive ? all : [0, 1, 2, 3].filter((one) => !all.includes(one));
	return quadrants.map(
		(one) => [related, half - related, half + related, 2 * half - related][one] ?? 0,
	);
}

/** To the nearest degree, from 0° to 360°. */
function rounding(
	f: string,
	value: number,
	problem: Expression,
	before: Line[],
): Draft | undefined {
	const inverse = { sin: Math.asin, cos: Math.acos, tan: Math.atan }[f] ?? Math.asin;
	const related = (inverse(Math.abs(value)) * 180) / Math.PI;
	if (Math.abs((related % 1) - 0.5) < 0.02) return undefined;
	const whole = Math.round(related);
	if (whole < 2 || whole > 88 || Math.abs(related - whole) < 1e-6) return undefined;
	const found = fromRelated(f, value > 0, whole, 180);
	return {
		prompt: say`Solve ${problem} for ${between(degrees(0), THETA, degrees(360))}. Round to the nearest degree, and give the solutions in rising order.`,
		answer: inDegrees(found),
		steps: [
			line(problem),
			...before,
			sentence(
				say`The related acute angle is about ${degrees(whole)}.`,
				`use the inverse ${NAMES[f]} key, without the minus sign`.replace(
					value > 0 ? ', without the minus sign' : '',
					'',
				),
			),
			sentence(
				say`The solutions lie in quadrants ${QUADRANTS[f]?.[value > 0 ? 0 : 1] ?? ''}.`,
				`there the ${NAMES[f]} is ${value > 0 ? 'positive' : 'negative'}`,
			),
			...found.flatMap((angleFound) => ways(angleFound, whole)),
			sentence(say`The solutions are ${list(...found.map((one) => degrees(one)))}.`),
		],
		hints: [
			say`Find the related acute angle first. In which quadrants is the ${NAMES[f] ?? 'ratio'} ${value > 0 ? 'positive' : 'negative'}?`,
		],
	};
}

function ways(found: number, related: number): Line[] {
	const right = equation(THETA, degrees(found));
	if (found === related) return [];
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
			half === 360 ? 'quadrant IV' : sign > 0 ? 'quadrant III' : 'quadrant II',
		),
	];
}

const inDegrees = (found: readonly number[]): DraftAnswer => ({
	kind: 'solution-set',
	value: found.join(', '),
	body: { parts: [list(...found.map((one) => degrees(one)))] },
});

type Exact = {
	f: string;
	value: Special;
	problem: Expression;
	before: Line[];
	letter: Expression;
	unit: 'degrees' | 'radians';
};

function exact({ f, value, problem, before, letter, unit }: Exact): Draft | undefined {
	const found = anglesWith(f, specialValue(value), 0, 2);
	if (found.length === 0) return undefined;
	const isAxis = ([0, 1, -1].includes(specialValue(value)) && f !== 'tan') || value.over === 0;
	const shown = list(...found.map((at) => angle(at, unit)));
	const related = anglesWith(f, Math.abs(specialValue(value)), 0, 0.5)[0];
	const values = found.map((at) => at.mul(180).toFraction());
	return {
		prompt: say`Solve ${problem} for ${between(angle(0, unit), letter, angle(2, unit))}. Give exact solutions in ${unit}, in rising order.`,
		answer:
			unit === 'degrees'
				? { kind: 'solution-set', value: values.join(', '), body: { parts: [shown] } }
				: { ...solutions(...found.map((at) => angle(at, unit))), kind: 'solution-set' },
		steps: [
			line(problem),
			...before,
			isAxis || !related
				? sentence(
						say`The terminal arm lies on an axis.`,
						`the ${NAMES[f]} is ${specialValue(value)} only there`,
					)
				: sentence(
						say`The related acute angle is ${angle(related, unit)}, and the solutions lie in quadrants ${QUADRANTS[f]?.[value.over > 0 ? 0 : 1] ?? ''}.`,
						whereSign(f, value.over),
					),
			sentence(
				found.length === 1 ? say`The only solution is ${shown}.` : say`The solutions are ${shown}.`,
			),
		],
		hints: [
			before.length > 0
				? say`Isolate ${trig(f, letter)} first, then use a special triangle or the unit circle.`
				: say`Use a special triangle or the unit circle. Where is the ${NAMES[f] ?? 'ratio'} ${value.over > 0 ? 'positive' : value.over < 0 ? 'negative' : '0'}?`,
		],
	};
}

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
	const shown = list(...texts.map((one) => decimal(one)));
	const way = (one: number): Expression =>
		one < Math.PI
			? sum(PI, opposite(rounded(related, 4)))
			: one < 1.5 * Math.PI
				? sum(PI, rounded(related, 4))
				: sum(product(2, PI), opposite(rounded(related, 4)));
	return {
		prompt: say`Solve ${problem} for ${between(num(0), x, product(2, PI))}. Round to the nearest hundredth of a radian, and give the solutions in rising order.`,
		answer: { kind: 'solution-set', value: texts.join(', '), body: { parts: [shown] } },
		steps: [
			line(problem),
			line(
				equation(product(a, trig(f, x)), -b),
				b > 0 ? `subtract ${b} from both sides` : `add ${-b} to both sides`,
			),
			line(equation(trig(f, x), num(new Fraction(-b, a))), `divide both sides by ${a}`),
			sentence(
				say`The related acute angle is about ${rounded(related, 4)}.`,
				`use the inverse ${NAMES[f]} key in radian mode`,
			),
			sentence(
				say`The solutions lie in quadrants ${QUADRANTS[f]?.[value > 0 ? 0 : 1] ?? ''}.`,
				whereSign(f, value),
			),
			...found.flatMap((one, at) =>
				Math.abs(one - related) < 1e-9
					? []
					: [
							line({
								kind: 'relation',
								sign: '\\approx',
								left: way(one),
								right: decimal(texts[at] ?? '0'),
							}),
						],
			),
			sentence(say`The solutions are ${shown}.`),
		],
		hints: [
			say`Isolate ${trig(f, x)}. Set the calculator to radians and find the related acute angle.`,
		],
	};
}

/** f(kx) = v. */
function multiple(draw: Draw): Draft | undefined {
	const { f, value } = specialOf(draw);
	const k = new Fraction(draw.choice('k'));
	const [low, high] = draw.choice('interval').slice(1, -1).split(', ').map(halfTurns);
	if (!low || !high || (value.over === 0 && k.gt(2))) return undefined;
	const x = operand('x');
	const inside = k.d === 1n ? product(num(k), x) : quotient(x, Number(k.d));
	const [from, to] = [low.mul(k), high.mul(k)];
	const turns = anglesWith(f, specialValue(value), Number(from.valueOf()), Number(to.valueOf()));
	if (turns.length > 6) return undefined;
	const found = turns.map((at) => at.div(k));
	const problem = equation(trig(f, inside), writtenSpecial(value));
	const u = operand('u');
	const shown = list(...found.map((at) => angle(at, 'radians')));
	const none = found.length === 0;
	const first: Prose = say`Let ${equation(u, inside)}. Then ${between(angle(from, 'radians'), u, angle(to, 'radians'))}.`;
	return {
		prompt: say`Solve ${problem} for ${between(angle(low, 'radians'), x, angle(high, 'radians'))}. Give exact solutions in rising order. If there is no solution, write no solution.`,
		answer: none
			? inWords('solution-set', 'no solution')
			: { ...solutions(...found.map((at) => angle(at, 'radians'))), kind: 'solution-set' },
		steps: [
			line(problem),
			sentence(
				first,
				k.gt(1)
					? `multiply the ends of the interval by ${k.toFraction()}`
					: 'divide the ends of the interval by 2',
			),
			none
				? sentence(
						say`In this interval ${trig(f, u)} never has the value ${writtenSpecial(value)}.`,
					)
				: sentence(
						say`In this interval ${equation(trig(f, u), writtenSpecial(value))} for ${equation(u, list(...turns.map((at) => angle(at, 'radians'))))}.`,
						'use a special triangle or the unit circle',
					),
			none
				? sentence(say`There is no solution.`)
				: sentence(
						say`${found.length === 1 ? 'The only solution is' : 'The solutions are'} ${shown}.`,
						k.gt(1) ? `divide every value by ${k.toFraction()}` : 'multiply every value by 2',
					),
		],
		hints: [say`Put ${equation(u, inside)}. In which interval does ${u} lie?`],
	};
}
