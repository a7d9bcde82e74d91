/** trig.exact: exact values of ratios at special angles. */
import {
	equation,
	type Expression,
	num,
	product,
	quotient,
	tuple,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { scaleSurd, type Surd } from '../../../../math/surd.ts';
import { radical, withMisconceptions, type WrongAnswer } from '../../../answer.ts';
import { type Angle, combined, FORM, inDegrees, inRadians, show } from './combined.ts';
import { onCircle } from './on-circle.ts';
import { solveReciprocal } from './solve.ts';
import { type Draft, type Draw, type Line, line, sentence, type Skills } from '../../../family.ts';
import {
	exactTrig,
	isTrigName,
	quadrantOf,
	RECIPROCAL,
	relatedAngle,
	shownSurd,
	signIn,
	trig,
	TRIG_WORDS,
	type TrigName,
	turned,
} from '../../../steps/exact-trig.ts';

function nameIn(text: string): TrigName {
	if (!isTrigName(text)) throw new RangeError(`"${text}" is no ratio.`);
	return text;
}

const COFUNCTION: Readonly<Record<TrigName, TrigName>> = {
	sin: 'cos',
	cos: 'sin',
	tan: 'cot',
	csc: 'sec',
	sec: 'csc',
	cot: 'tan',
};

const TURNS = [
	'',
	'a full turn',
	'two full turns',
	'three full turns',
	'four full turns',
	'five full turns',
	'six full turns',
];

/** "add two full turns of 2π" */
function fullTurns(count: number, isRadians: boolean): string {
	const turns = TURNS[Math.abs(count)];
	if (!turns) throw new RangeError(`${count} full turns have no name here.`);
	return `${count > 0 ? 'add' : 'subtract'} ${turns} of ${isRadians ? '2π' : '360°'}`;
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
				fullTurns((first - angle.degrees) / 360, angle.inRadians),
			),
		);
	const quadrant = quadrantOf(first);
	if (quadrant === undefined) {
		lines.push(
			sentence(
				say`The terminal arm of ${shown} meets the unit circle at ${tuple(...pointAt(angle))}.`,
			),
		);
		return lines;
	}
	if (quadrant === 1) return lines;
	const sign = signIn(name, quadrant) > 0 ? 'positive' : 'negative';
	lines.push(
		sentence(
			say`${shown} lies in quadrant ${['I', 'II', 'III', 'IV'][quadrant - 1] ?? 'I'}, where the ${TRIG_WORDS[name]} is ${sign}. Its related acute angle is ${show(relatedAngle(first), angle.inRadians)}.`,
		),
	);
	return lines;
}

/** Where an arm on an axis meets the unit circle. */
const pointAt = ({ degrees }: Angle): [number, number] => {
	const quarters = turned(degrees) / 90;
	return [[1, 0, -1, 0][quarters] ?? 1, [0, 1, 0, -1][quarters] ?? 0];
};

const COORDINATE: Readonly<Partial<Record<TrigName, string>>> = {
	sin: 'the sine is the y-coordinate of this point',
	cos: 'the cosine is the x-coordinate of this point',
	tan: 'the tangent is the y-coordinate over the x-coordinate',
	cot: 'the cotangent is the x-coordinate over the y-coordinate',
};

/** The value read from the point on the axis. */
function onAxis(name: TrigName, angle: Angle, found: Expression): Line {
	const [x, y] = pointAt(angle);
	const call = trig(name, angle.shown);
	const ratio = name === 'tan' ? quotient(y, x) : name === 'cot' ? quotient(x, y) : undefined;
	return line(
		equation(call, ratio && (name === 'tan' ? x : y) !== 1 ? equation(ratio, found) : found),
		COORDINATE[name],
	);
}

/** One ratio, times `k`. */
function single(name: TrigName, angle: Angle, k = 1): Draft | undefined {
	const value = exactTrig(name, angle.degrees);
	if (!value) return undefined;
	const call = trig(name, angle.shown);
	const asked = k === 1 ? call : product(k, call);
	const shownAs = (of: Surd) => radical(shownSurd(scaleSurd(of, k)));
	const other = exactTrig(COFUNCTION[name], angle.degrees);
	const answer = withMisconceptions(
		shownAs(value),
		[
			shownAs(scaleSurd(value, -1)),
			angle.degrees > 90 ? 'used the sign of another quadrant' : 'gave the opposite of the value',
		],
		...(other
			? [
					[
						shownAs(other),
						`used the ${TRIG_WORDS[COFUNCTION[name]]} instead of the ${TRIG_WORDS[name]}`,
					] satisfies WrongAnswer,
				]
			: []),
		...(k === 1
			? []
			: [[radical(shownSurd(value)), `did not multiply by ${k}`] satisfies WrongAnswer]),
	);
	const isReciprocal = name === 'csc' || name === 'sec' || name === 'cot';
	const primary = isReciprocal ? RECIPROCAL[name] : undefined;
	const below = primary && exactTrig(primary, angle.degrees);
	const found = shownSurd(value);
	const lines: Line[] = [...reasons(name, angle)];
	if (primary && below && below.size > 0) {
		lines.push(
			line(
				equation(call, quotient(1, trig(primary, angle.shown))),
				`${TRIG_WORDS[name]} is the reciprocal of ${TRIG_WORDS[primary]}`,
			),
		);
		lines.push(
			onCircle(
				line(
					equation(trig(primary, angle.shown), shownSurd(below)),
					turned(angle.degrees) % 90 === 0
						? COORDINATE[primary]
						: 'use the special triangles or the unit circle',
				),
				primary,
				angle,
			),
		);
		lines.push(line(equation(call, found), 'take the reciprocal and simplify'));
	} else {
		lines.push(
			onCircle(
				turned(angle.degrees) % 90 === 0
					? onAxis(name, angle, found)
					: line(equation(call, found), 'use the special triangles or the unit circle'),
				name,
				angle,
			),
		);
	}
	if (k !== 1)
		lines.push(line(equation(asked, shownSurd(scaleSurd(value, k))), `multiply by ${k}`));
	lines.push(sentence(say`The exact value is ${answer.body}.`));
	return {
		prompt: say`Find the exact value of ${asked}. ${FORM}`,
		answer,
		steps: lines,
		hints: [hintFor(angle, isReciprocal)],
	};
}

const hintFor = (angle: Angle, isReciprocal: boolean): Prose =>
	turned(angle.degrees) % 90 === 0
		? say`At which point does the terminal arm meet the unit circle? How does this ratio depend on the coordinates of that point?`
		: isReciprocal
			? say`This ratio is the reciprocal of which primary ratio? What is the value of that one?`
			: turned(angle.degrees) > 90
				? say`In which quadrant is the terminal arm? What is the related acute angle, and what is the sign of the ratio there?`
				: say`${angle.degrees === turned(angle.degrees) ? '' : 'Which positive angle of less than one full turn has the same terminal arm? '}Which special triangle has this angle: the one with sides 1, 1, and ${rootTwo}, or the one with sides 1, ${rootThree}, and 2?`;

const rootTwo: Expression = { kind: 'root', of: num(2), index: 2 };
const rootThree: Expression = { kind: 'root', of: num(3), index: 2 };

/** "0 or 180 where defined" names two. */
function angleIn(draw: Draw, text: string): number {
	return Number(draw.random.pick(text.match(/\d+/g) ?? [text]));
}

export const skills: Skills = {
	'Find exact ratios of special angles'(draw) {
		const k = draw.choice('form') === 'single value' ? 1 : draw.int('k');
		return Math.abs(k) === 1 && draw.choice('form') !== 'single value'
			? undefined
			: single(nameIn(draw.choice('f')), inDegrees(Number(draw.choice('A'))), k);
	},

	'Find exact ratios of angles from 0° to 360°': (draw) =>
		single(
			nameIn(draw.choice('f')),
			inDegrees(Number(draw.choice('A'))),
			draw.int('k') === -1 ? 1 : draw.int('k'),
		),

	'Find exact reciprocal ratios in degrees': (draw) =>
		single(nameIn(draw.choice('f')), inDegrees(angleIn(draw, draw.choice('A'))), draw.int('k')),

	'Find exact primary ratios in radians': (draw) => atRadians(draw),
	'Find exact reciprocal ratios in radians': (draw) => atRadians(draw),

	'Evaluate expressions with exact ratios in degrees': (draw) =>
		combined(
			[nameIn(draw.choice('f')), inDegrees(Number(draw.choice('A')))],
			[nameIn(draw.choice('g')), inDegrees(Number(draw.choice('B')))],
			draw.inTurn('op'),
			draw.int('k'),
		),

	'Evaluate expressions with exact ratios in radians'(draw) {
		const under = Number(draw.choice('den'));
		return combined(
			[nameIn(draw.choice('f1')), inRadians(draw.int('n1'), under)],
			[nameIn(draw.choice('f2')), inRadians(draw.int('n2'), under)],
			draw.inTurn('op'),
			1,
		);
	},

	'Solve equations with reciprocal trigonometric functions': solveReciprocal,
};

/** Angles on an axis are many among the draws; most of them are left out. */
function atRadians(draw: Draw): Draft | undefined {
	const angle = inRadians(draw.int('n'), Number(draw.choice('den')));
	if (quadrantOf(angle.degrees) === undefined && draw.random.int(1, 8) > 1) return undefined;
	return single(nameIn(draw.choice('f')), angle);
}
