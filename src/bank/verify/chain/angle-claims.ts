/** What a solution says of its angles: the mode of the calculator, the angle in quadrant I, the interval of a multiple. */
import type { Question } from '../../../schemas/wire/question.ts';
import { halfPlace, isNear, numberIn } from '../equation-lines.ts';
import { ifReadable, lettersIn, readReal } from '../values.ts';

/** Issues for sentences about angles that the question or the lines above contradict. */
export function checkAngleClaims({ question, steps, hints, misconceptions = [] }: Question) {
	const said = [
		...steps.map(({ text, why = '' }) => `${text} ${why}`),
		...hints.map(({ text }) => text),
	];
	return [
		...said.flatMap((words) => otherMode(words, question)),
		...misconceptions.flatMap(({ why }) => sameMode(why, question)),
		...steps.flatMap(({ text, why = '' }, at) => [
			...otherThanRelated(
				text,
				steps.slice(0, at).map((step) => step.text),
			),
			...otherEnds(text, question),
			...otherFactor(why, steps),
		]),
		...misconceptions.flatMap(({ why }) => otherFactor(why, steps)),
	];
}

/** Undefined without an angle in the question. */
function unitOf(question: string): string | undefined {
	if (question.includes('radian')) return 'radian';
	return /degree|\\circ/.test(question) ? 'degree' : undefined;
}

/** "use a calculator in degree mode", "Is your calculator set to degrees?": the question has degrees. */
function otherMode(words: string, question: string): string[] {
	const [said, unit] = /\b(?:in|set to) (degree|radian)(?: mode|s\b)/.exec(words) ?? [];
	return said === undefined || !/mode|set to/.test(said) || unit === unitOf(question)
		? []
		: [`"${said}" does not go with the unit of the question`];
}

/** "used a calculator in degree mode" is a mistake only where the angles are in radians. */
function sameMode(why: string, question: string): string[] {
	const [, mode] = /^used a calculator in (degree|radian) mode/.exec(why) ?? [];
	return mode === undefined || mode !== unitOf(question) ? [] : [`"${why}" is no mistake here`];
}

/** "In quadrant I, the angle is about $0.59$.": the related acute angle, which is stated above. */
function otherThanRelated(text: string, above: readonly string[]): string[] {
	const [, angle] = /In quadrant I, the angle is (?:about )?\$([^$]*)\$/.exec(text) ?? [];
	const [, related] = /related acute angle is (?:about )?\$([^$]*)\$/.exec(above.join('\n')) ?? [];
	if (angle === undefined || related === undefined) return [];
	const [found = Number.NaN, wanted = Number.NaN] = [angle, related].map((tex) =>
		numberIn(tex.replace('^{\\circ}', '')),
	);
	const half = angle.includes('.') ? halfPlace(angle) : 0;
	return isNear(found, wanted) || Math.abs(found - wanted) <= half
		? []
		: [`"${text}" does not go with the related acute angle ${related}`];
}

const MULTIPLE = /Let \$u = ([^$]*)\$\. Then \$([^$]*) \\le u \\le ([^$]*)\$/;

/** 2 for "u = 2x" */
const factorIn = (tex: string): number | undefined =>
	ifReadable(() => readReal(tex)(Object.fromEntries(lettersIn(tex).map((name) => [name, 1]))));

/** "Let $u = 2x$. Then $0 \le u \le 4\pi$.": twice the ends that the question has for x. */
function otherEnds(text: string, question: string): string[] {
	const [said, tex = '', low = '', high = ''] = MULTIPLE.exec(text) ?? [];
	const [, from = '', to = ''] = /\$([^$]*?) \\le [a-z] \\le ([^$]*)\$/.exec(question) ?? [];
	const times = factorIn(tex);
	if (said === undefined || from === '' || times === undefined) return [];
	const isMultiple = (end: string, found: string) => isNear(numberIn(end) * times, numberIn(found));
	return isMultiple(from, low) && isMultiple(to, high) ? [] : [`"${said}" is not true`];
}

/** "multiply the ends of the interval by 2" and "divide every value of u by 2" go with u = 2x. */
function otherFactor(why: string, steps: Question['steps']): string[] {
	const [, verb, what, by] =
		/^(?:did not )?(multiply|divide) (the ends of the interval|(?:the|every) value of u) by (\d+|the coefficient of x)$/.exec(
			why,
		) ?? [];
	const [, tex = ''] = steps.flatMap(({ text }) => MULTIPLE.exec(text) ?? []);
	const times = factorIn(tex);
	if (verb === undefined || times === undefined) return [];
	const grows = (verb === 'multiply') === (what === 'the ends of the interval');
	const factor = times > 1 ? times : 1 / times;
	const isNamed = by === 'the coefficient of x' || isNear(factor, Number(by));
	return grows === times > 1 && isNamed ? [] : [`"${why}" does not go with u = ${tex}`];
}
