/** What lines say in words about the curve of a question: where it is highest, and which of its parts change sign with x. */
import type { Question } from '../../../schemas/wire/question.ts';
import { inRadians, numberIn } from '../equation-lines.ts';
import { ifReadable, lettersIn, readReal, sidesOf } from '../values.ts';
import { hasParity } from './parity.ts';

/** Issues for what is not true of the formulas in the prompt, the answer, or the line. */
export const checkCurveClaims = (question: Question): string[] =>
	question.steps.flatMap(({ text, why = '' }) => [
		...otherExtreme(text, question),
		...otherSide(text, question.question),
		...otherChange(why, text),
		...otherAngle(why),
	]);

const SAMPLED = Array.from({ length: 400 }, (_, at) => (at - 200) * 0.137);

/** "When x = 0, y has its greatest value, 4.": nowhere is y greater. */
function otherExtreme(text: string, { question, answer }: Question): string[] {
	if (!text.includes(' has its ')) return [];
	const [said, place = '', name, stated = ''] =
		/When \$x = ([^$]*)\$, \$y\$ has its (greatest|least) value, \$([^$]*)\$/.exec(text) ?? [];
	const [, rule] = /\by = ([^$]*\\(?:sin|cos)[^$]*)\$/.exec(`${question} ${answer.text}`) ?? [];
	if (said === undefined || rule === undefined) return [];
	const isTrue = ifReadable(() => {
		const y = readReal(inRadians(rule));
		const value = numberIn(stated);
		const isBeyond = (other: number) =>
			name === 'greatest' ? other > value + 1e-6 : other < value - 1e-6;
		const here = y({ x: numberIn(inRadians(place)) });
		return Math.abs(here - value) < 1e-6 && !SAMPLED.some((x) => isBeyond(y({ x })));
	});
	return isTrue === false ? [`"${said}" is not true of y = ${rule}`] : [];
}

/** "The solution lies between −2.19 and −2.185.": on one side of it, the left side is greater, on the other the right. */
function otherSide(text: string, prompt: string): string[] {
	const [said, ...ends] = /^The solution lies between \$([^$]*)\$ and \$([^$]*)\$/.exec(text) ?? [];
	const [, tex = ''] = /[Tt]he equation \$([^$]*)\$/.exec(prompt) ?? [];
	const [left, right, ...more] = sidesOf(tex);
	if (said === undefined || left === undefined || right === undefined || more.length > 0) return [];
	const isBetween = ifReadable(() => {
		const [letter = 'x'] = lettersIn(`${left} + ${right}`);
		const [gap, other] = ends.map((end) => {
			const point = { [letter]: numberIn(end) };
			return readReal(left)(point) - readReal(right)(point);
		});
		return (gap ?? 0) * (other ?? 0) <= 0;
	});
	return isBetween === false ? [`"${said}" is not true of ${tex}`] : [];
}

const PARTS = String.raw`(.+?) changes? sign, too(?:, and (.+?) keeps? (?:its value|their values))?`;
const CHANGE = new RegExp(
	`^when x changes sign, (?:${PARTS}|(.+) keeps? (?:its value|their values))`,
);

/** "the sine and 3x change sign, too": each part is one of the line's functions, and odd. */
function otherChange(why: string, text: string): string[] {
	const [said, odd = '', even = '', onlyEven = ''] = CHANGE.exec(why) ?? [];
	if (said === undefined) return [];
	const isTrue =
		namesIn(odd).every((name) => isPartWith(-1, name, text)) &&
		namesIn(even || onlyEven).every((name) => isPartWith(1, name, text));
	return isTrue ? [] : [`"${said}" is not true of "${text}"`];
}

const namesIn = (list: string): string[] => (list === '' ? [] : list.split(/,? and |, /));

/** What words name a function by, as it is written. */
const NAMES: Readonly<Record<string, RegExp>> = {
	'the sine': /\\sin/,
	'the cosine': /\\cos/,
	'the tangent': /\\tan/,
	'the square': /\^\{2\}/,
	'the cube': /\^\{3\}/,
	'the absolute value': /\\left\|/,
};

/** Whether some formula on the line has the part of this name, and this parity. */
function isPartWith(sign: 1 | -1, name: string, text: string): boolean {
	const formulas = [...text.matchAll(/\$([^$]*)\$/g)].map(([, tex = '']) => tex);
	const plain = name.replaceAll(/[²³⁴⁵]/g, (power) => `^{${'²³⁴⁵'.indexOf(power) + 2}}`);
	return formulas.some(
		(tex) =>
			(NAMES[name]?.test(tex) ?? sidesOf(tex).at(-1)?.includes(plain)) === true &&
			hasParity(tex, sign) === true,
	);
}

/** "the cosine is −1, its least value, when 3x = π": the value at π is −1. */
function otherAngle(why: string): string[] {
	const [said, name = '', value = '', , end, angle = ''] =
		/^the (sine|cosine|tangent) is (−?[\d.]+)(, its (least|greatest) value,)? when \S+ = (\S+)$/.exec(
			why,
		) ?? [];
	const at = angle.replace('−', '-').replace(/^(-?\d*)π(?:\/(\d+))?$/, '($1π)/($2)');
	const [, times = '', under] = /^\((-?\d*)π\)\/\((\d*)\)$/.exec(at) ?? [];
	const size = at.includes('π')
		? (Number(times === '' ? 1 : times === '-' ? -1 : times) * Math.PI) / Number(under || 1)
		: Number(at);
	if (said === undefined || Number.isNaN(size)) return [];
	const ends = { least: -1, greatest: 1 };
	const wanted = Number(value.replace('−', '-'));
	const isTrue =
		Math.abs(FUNCTIONS[name as keyof typeof FUNCTIONS](size) - wanted) < 1e-9 &&
		(end === undefined || (name !== 'tangent' && ends[end as keyof typeof ends] === wanted));
	return isTrue ? [] : [`"${said}" is not true`];
}

const FUNCTIONS = { sine: Math.sin, cosine: Math.cos, tangent: Math.tan };
