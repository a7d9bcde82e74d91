/** The slope between the two points, from the rule, the table or the words of the graph. */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import type { Verify } from '../../../verify/verifier.ts';
import { promptFormulas } from '../../../verify/evidence.ts';
import { pairsShown } from '../../../verify/read-dots.ts';
import {
	expectFunction,
	expectReal,
	rulesIn,
	valueAt,
	writtenOut,
} from '../../../verify/read-functions.ts';
import { readReal } from '../../../verify/read-tex.ts';

export const verify: Verify = ({ question, skill }) => {
	const rules = rulesIn(question);
	const [name = '', rule] = [...rules][0] ?? [];
	const formulas = promptFormulas(question);
	if (skill === 'Simplify an average rate over a general interval') {
		const start = /^\[(-?\d+), (.*)\]$/.exec(formulas[1] ?? '');
		return expectFunction(
			question,
			writtenOut(`\\frac{${name}(${start?.[2]}) - ${name}(${start?.[1]})}{h}`, rules),
		);
	}
	const value = rule ? (at: number) => valueAt(rule, at) : shown(question);
	if (questionText(question.question).includes('greatest')) return greatest(question);
	const [a = Number.NaN, b = Number.NaN] = ends(formulas).slice(-2);
	const rate = (value(b) - value(a)) / (b - a);
	const speed = /its speed is \$(-?\d+)\$/.exec(question.question)?.[1];
	return expectReal(question, rate - Number(speed ?? 0));
};

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
