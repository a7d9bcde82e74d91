/** Tries every pair of whole numbers in the region: the best one must give the stored value. */
import { expectNumber, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { questionText } from '../../../../math/question-text.ts';
import { placeInWords } from '../../../verify/read-figure.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';

/** ax + by compared with c. */
type Limit = { a: number; b: number; c: number; atMost: boolean };

const FAR = 45;

export const verify: Verify = ({ question, skill }) => {
	const text = questionText(question.question);
	const read =
		skill === 'Maximize the profit of a production plan'
			? fromStory(text)
			: fromFormulas(promptFormulas(question));
	if (!read) return ['the limits cannot be read'];
	const { limits, a, b } = read;
	const [, asked] = /\b(greatest|least) (?:possible )?(?:value|profit)\b/.exec(text) ?? [];
	const isGreatest = asked === 'greatest';
	const sign = isGreatest ? 1 : -1;
	// Toward the open side of a region there is always a better pair.
	if (asked === undefined || limits.some(({ atMost }) => atMost !== isGreatest) || a < 0 || b < 0)
		return [`the region has no ${asked ?? 'best'} value`];
	let best: number | undefined;
	for (let x = 0; x <= FAR; x++)
		for (let y = 0; y <= FAR; y++) {
			if (!limits.every((limit) => allows(limit, x, y))) continue;
			const now = a * x + b * y;
			if (best === undefined || sign * (now - best) > 0) best = now;
		}
	if (best === undefined) return ['no pair of whole numbers lies in the region'];
	return [...expectNumber(question, best), ...wrongCorners(question.question_speech, limits)];
};

const allows = ({ a, b, c, atMost }: Limit, x: number, y: number): boolean =>
	atMost ? a * x + b * y <= c : a * x + b * y >= c;

type Read = { limits: Limit[]; a: number; b: number };

function fromFormulas(formulas: readonly string[]): Read | undefined {
	const limits = formulas
		.filter((tex) => /x.*y.*\\[lg]e/.test(tex))
		.map((tex): Limit => {
			const [left = '', right = ''] = sidesOf(tex);
			return { ...coefficients(left), c: Number(right), atMost: tex.includes('\\le') };
		});
	const objective = formulas.findLast((tex) => /x.*y/.test(tex) && !/\\[lg]e/.test(tex));
	return limits.length === 2 && objective ? { limits, ...coefficients(objective) } : undefined;
}

function coefficients(tex: string): { a: number; b: number } {
	const value = readReal(tex);
	return { a: value({ x: 1, y: 0 }), b: value({ x: 0, y: 1 }) };
}

function fromStory(text: string): Read | undefined {
	const numbers = [...text.matchAll(/\d+/g)].map(([number]) => Number(number));
	const [a1, a2, b1, b2, c1, c2, p, q, ...more] = numbers;
	if (a1 === undefined || a2 === undefined || b1 === undefined || b2 === undefined)
		return undefined;
	if (c1 === undefined || c2 === undefined || p === undefined || q === undefined) return undefined;
	if (more.length > 0) return undefined;
	return {
		limits: [
			{ a: a1, b: b1, c: c1, atMost: true },
			{ a: a2, b: b2, c: c2, atMost: true },
		],
		a: p,
		b: q,
	};
}

/** The corners in the words of the figure must lie in the region, and on two of its boundaries. */
function wrongCorners(speech: string, limits: Limit[]): string[] {
	return [...speech.matchAll(/Corner ([A-D]) is ([^.]*)\./g)].flatMap(([, name, place = '']) => {
		const [x, y] = placeInWords(place);
		const tight = limits.filter(({ a, b, c }) => a * x + b * y === c).length;
		const edges = tight + (x === 0 ? 1 : 0) + (y === 0 ? 1 : 0);
		const inside = limits.every((limit) => allows(limit, x, y));
		return inside && edges >= 2 ? [] : [`corner ${name} of the figure is not a corner`];
	});
}
