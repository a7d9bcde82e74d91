/**
 * Reads points from the figure's description or the prompt. A mirror image is proven by its middle: the point half
 * way between a point and its image lies on the mirror, straight across from both.
 */
import { formulasIn } from '../../../../math/markup.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	expectOneChoice,
	promptFormulas,
	readPoint,
	type Verify,
} from '../../../verify/evidence.ts';
import { add, type Exact, exact, same } from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Read the coordinates of a plotted point') return reads(question);
	const given = promptFormulas(question).find((formula) => /^P?\(/.test(formula));
	const [x, y] = readPoint((given ?? '').replace(/^P/, ''));
	if (!x || !y) return ['the prompt names no point'];
	return skill === 'Reflect a point across an axis'
		? reflects(question, x, y)
		: lies(question, x, y);
};

function reads(question: Question): string[] {
	const [name = ''] = promptFormulas(question);
	const place = new RegExp(`Point ${name} is ([^.]+)\\.`).exec(question.question_speech)?.[1];
	const stored = readPoint(question.answer.value);
	if (place === undefined || stored.length !== 2) return [`point ${name} is not described`];
	const steps = (pattern: RegExp) => Number(pattern.exec(place)?.[1] ?? 0);
	const x = steps(/(\d+) units? to the right/) - steps(/(\d+) units? to the left/);
	const y = steps(/(\d+) units? above/) - steps(/(\d+) units? below/);
	return [x, y].every((value, at) => same(exact(value), stored[at] ?? exact(99)))
		? []
		: [`the figure shows (${x}, ${y}), the stored answer is ${question.answer.value}`];
}

/** Every choice is tried: does the point lie in that part of the plane? */
function lies(question: Question, [x]: Exact, [y]: Exact): string[] {
	const inside: Record<string, boolean> = {
		'in Quadrant I': x > 0n && y > 0n,
		'in Quadrant II': x < 0n && y > 0n,
		'in Quadrant III': x < 0n && y < 0n,
		'in Quadrant IV': x > 0n && y < 0n,
		'on the $x$-axis': y === 0n,
		'on the $y$-axis': x === 0n,
	};
	const unknown = (question.answer.choices ?? []).filter(({ text }) => !(text in inside));
	return [
		...unknown.map(({ text }) => `"${text}" is not a part of the plane`),
		...expectOneChoice(question, (text) => inside[text] ?? false),
	];
}

function reflects(question: Question, x: Exact, y: Exact): string[] {
	const [u, v, ...more] = readPoint(question.answer.value);
	if (!u || !v || more.length > 0) return ['the stored answer is not a point'];
	const zero = exact(0);
	const [middleAcross, middleUp] = [same(add(x, u), zero), same(add(y, v), zero)];
	const mirrors = new Set(question.question.match(/[xy](?=\$-axis)/g) ?? []);
	const across = mirrors.has('y') ? middleAcross : same(x, u);
	const up = mirrors.has('x') ? middleUp : same(y, v);
	return [
		...(across && up && mirrors.size > 0
			? []
			: [`${question.answer.value} is not the mirror image`]),
		...otherImages(question, x, y),
	];
}

/** "After the first reflection, the point is (6, −8)": each image is the one above it, reflected as its reason says. */
function otherImages({ steps }: Question, x: Exact, y: Exact): string[] {
	let [across, up] = [x, y];
	return steps.flatMap(({ text, why = '' }) => {
		const [, axis] = /^across the ([xy])-axis\b/.exec(why) ?? [];
		if (axis === undefined) return [];
		const [u, v] = formulasIn(text).flatMap((tex) => (tex.startsWith('(') ? readPoint(tex) : []));
		if (!u || !v) return [`"${text}" names no point`];
		const isImage =
			axis === 'x'
				? same(u, across) && same(add(v, up), exact(0))
				: same(v, up) && same(add(u, across), exact(0));
		[across, up] = [u, v];
		return isImage ? [] : [`"${text}" is not the mirror image across the ${axis}-axis`];
	});
}
