/** The slope between the two points, from the rule, the table or the words of the graph. */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { pairsShown } from '../../../verify/read-figure.ts';
import {
	expectFunction,
	expectReal,
	rulesIn,
	valueAt,
	writtenOut,
} from '../../../verify/read-functions.ts';
import { readReal } from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) => {
	const rules = rulesIn(question);
	const [name = '', rule] = [...rules][0] ?? [];
	const formulas = promptFormulas(question);
	if (skill === 'Simplify an average rate over a general interval') {
		const [, start = '', end = ''] = /^\[(-?\d+), (.*)\]$/.exec(formulas[1] ?? '') ?? [];
		if (!isInOrder(Number(start), end, formulas[2] ?? ''))
			return [`${formulas[2]} does not put ${start} before ${end}`];
		return expectFunction(
			question,
			writtenOut(`\\frac{${name}(${end}) - ${name}(${start})}{h}`, rules),
		);
	}
	const value = rule ? (at: number) => valueAt(rule, at) : shown(question);
	if (questionText(question.question).includes('greatest')) return greatest(question);
	const [a = Number.NaN, b = Number.NaN] = ends(formulas).slice(-2);
	const rate = (value(b) - value(a)) / (b - a);
	const speed =
		/its speed is \$(-?\d+)\$.* By how many [a-z ]+ is its average speed .* greater than this speed/.exec(
			question.question,
		)?.[1];
	if (skill === 'Compare an average speed with the speed at an instant' && speed === undefined)
		return ['the two speeds cannot be read'];
	return expectReal(question, rate - Number(speed ?? 0));
};

/** The condition on h holds exactly where the right endpoint is to the right of the left one. */
function isInOrder(start: number, end: string, condition: string): boolean {
	const [, sign, limit] = /^h (<|>) (-?\d+)$/.exec(condition) ?? [];
	const right = readReal(end);
	return [-1, -0.5, 0, 0.5, 1].every((h) => {
		const holds = sign === '>' ? h > Number(limit) : h < Number(limit);
		return holds === right({ h }) > start;
	});
}

const ends = (formulas: readonly string[]): number[] =>
	formulas.flatMap((one) => {
		const at = /^[xt] = (.+)$/.exec(one)?.[1];
		return at === undefined ? [] : [readReal(at)()];
	});

const shown = (question: Question) => {
	const pairs = pairsShown(question);
	return (at: number) => pairs.find(([x]) => x === at)?.[1] ?? Number.NaN;
};

function greatest(question: Question): string[] {
	const pairs = pairsShown(question);
	const rates = pairs.slice(1).map(([x, y], at) => {
		const [p = 0, q = 0] = pairs[at] ?? [];
		return (y - q) / (x - p);
	});
	return expectReal(question, Math.max(...rates));
}
