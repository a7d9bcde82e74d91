/** Scans for changes of sign on a fine grid and narrows them; tables and graphs are read from their words. */
import { roundedText } from '../../../../math/notation.ts';
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { expectSetOf } from '../../../verify/interval-set.ts';
import { placeInWords, rowsOfTable } from '../../../verify/read-figure.ts';
import { expectReal, ruleNamed, rulesIn, valueAt } from '../../../verify/read-functions.ts';
import { signChange } from '../../../verify/sign-change.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) => {
	const formulas = promptFormulas(question);
	if (skill === 'Solve f(x) = g(x) from graphs or tables') return meeting(question);
	if (skill === 'Solve an inequality from two graphs') {
		const rules = rulesIn(question);
		const [f, g] = ['f', 'g'].map((name) => ruleNamed(rules, name));
		const less = formulas.at(-1)?.includes('<') ?? false;
		const gapAt = (x: number) =>
			(f ? valueAt(f, x) : Number.NaN) - (g ? valueAt(g, x) : Number.NaN);
		return [
			...startIssues(question, gapAt),
			...graphIssues(question, gapAt, less),
			...expectSetOf(question, (x) => {
				const gap = gapAt(x);
				const isZero = Math.abs(gap) < 1e-9;
				return Number.isFinite(gap) && (less ? gap < 0 && !isZero : gap > 0 || isZero);
			}),
		];
	}
	if (skill === 'Find a time from a table or graph') {
		const rule = readReal(sidesOf(formulas.find((one) => one.startsWith('y =')) ?? '')[1] ?? '');
		const wrong = otherModel(questionText(question.question), (t) => rule({ t }));
		if (wrong) return [wrong];
		const target = Number((formulas.at(-1) ?? '').replace('{,}', ''));
		return expectRounded(
			question,
			crossings((t) => rule({ t }) - target, 0, 100),
			1,
		);
	}
	const [left = '', right = ''] = sidesOf(formulas[0] ?? '');
	const [l, r] = [readReal(left), readReal(right)];
	const [from = 0, to = 0] = formulas.slice(1).map((one) => Number(/= (-?\d+)$/.exec(one)?.[1]));
	return expectRounded(
		question,
		crossings((x) => l({ x }) - r({ x }), from, to),
		2,
	);
};

/** "The curve starts at $x = 0$, where it is also below the line": it has no values to the left, and a smaller one there. */
const startIssues = ({ steps }: Question, gapAt: (x: number) => number): string[] =>
	steps.some(({ text }) => text.startsWith('The curve starts at $x = 0$')) &&
	!(gapAt(0) < -1e-9 && !Number.isFinite(gapAt(-0.01)))
		? ['the curve does not start below the line']
		: [];

/** Where the lines say that the graphs meet, that one is above the other, or that a place belongs to the solution. */
const graphIssues = ({ steps }: Question, gapAt: (x: number) => number, less: boolean): string[] =>
	steps.flatMap(({ text, why = '' }) => {
		const [said = ''] =
			/^(?:The graphs meet at|Between|To the (?:left|right) of) .*/.exec(text) ??
			/^at x = -?\d+, the two values are equal\b/.exec(why.replace('−', '-')) ??
			[];
		const ends = [...said.matchAll(/x = (-?\d+)/g)].map(([, x]) => Number(x));
		const [low = Number.NaN, high = low] = ends;
		const [, way] = /the curve is (above|below) the line/.exec(said) ?? [];
		const places = said.startsWith('Between')
			? [(low + high) / 2]
			: [
					...(/left of/.test(said) ? [low - 0.5] : []),
					...(/right of/.test(said) ? [high + 1] : []),
				];
		const [, not] = /\bendpoints? (?:is|are) (not )?included/.exec(why) ?? [];
		const holds =
			ends.every((x) => Math.abs(gapAt(x)) < 1e-9) &&
			places.every((x) => (way === 'above' ? gapAt(x) > 0 : gapAt(x) < 0)) &&
			(!/\bincluded/.test(why) || (not !== undefined) === less);
		return holds ? [] : [`"${text}" or its reason is not true of the two graphs`];
	});

/** "starts at $150$ and grows by $6\%$ each year … reach $750$", tried for the first years. */
function otherModel(text: string, value: (t: number) => number): string | undefined {
	const [, start = '', way, percent, verb] =
		/starts at \$([\d{},]+)\$ and (grows|shrinks) by \$([\d.]+)\\%\$ each year\..*how many years it takes for the quantity to (reach|fall to) /.exec(
			text,
		) ?? [];
	const change = Number(percent) / (way === 'shrinks' ? -100 : 100);
	let quantity = Number(start.replaceAll(/[{},]/g, ''));
	for (const year of [0, 1, 2]) {
		if (!(Math.abs(value(year) - quantity) < 1e-6)) return `after ${year} years it is ${quantity}`;
		quantity += change * quantity;
	}
	return (way === 'shrinks') === (verb === 'fall to') ? undefined : `it does not ${verb} a value`;
}

/** Every zero on a grid of a hundredth, and every change of sign by halving its cell. */
function crossings(gap: (x: number) => number, from: number, to: number): number[] {
	const cell = 1e-2;
	const found: number[] = [];
	let before = gap(from);
	for (let at = 1; at <= Math.round((to - from) / cell); at++) {
		const x = from + at * cell;
		const now = gap(x);
		if (now === 0) found.push(x);
		else if (before * now < 0) found.push(signChange(gap, x - cell, x));
		before = now;
	}
	return found;
}

function expectRounded(question: Question, found: readonly number[], places: number): string[] {
	const [only, ...more] = found;
	if (only === undefined || more.length > 0) return [`${found.length} solutions are found`];
	const wanted = roundedText(Number(only.toFixed(6)), places);
	return wanted === question.answer.value ? [] : [`the solution is ${only}`];
}

function meeting(question: Question): string[] {
	const [x, f, g] = rowsOfTable(question.question_speech);
	if (x) {
		const places = x.cells.filter((_, at) => f?.cells[at] === g?.cells[at]);
		return places.length === 1 ? expectReal(question, Number(places[0])) : ['not one common value'];
	}
	const place = /meet at a dot: ([^.]*)\./.exec(question.question_speech)?.[1] ?? '';
	return expectReal(question, placeInWords(place)[0]);
}
