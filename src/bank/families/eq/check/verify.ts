/** Puts every option, or the given pair, into the prompt's own equations or inequality. */
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	expectOneChoice,
	promptFormulas,
	readList,
	readPoint,
	type Verify,
} from '../../../verify/evidence.ts';
import {
	type Exact,
	exact,
	less,
	readTex,
	same,
	sidesOf,
	type Values,
} from '../../../verify/values.ts';
import { unknownOf } from '../../../verify/solving.ts';

export const verify: Verify = ({ question }) => {
	const formulas = promptFormulas(question);
	const [first = ''] = formulas;
	const relations = formulas.filter((tex) => /[=<>]|\\[lg]e/.test(tex));
	if (relations.length === 2)
		return question.answer.text.startsWith('$(')
			? expectOneChoice(question, (text) => solves(relations, readPoint(bare(text))))
			: expectStatement(question, relations, readPoint(first));
	const [only = ''] = relations;
	const letter = unknownOf(only);
	if (only.includes('=') && !/\\[lg]e/.test(only))
		return expectOneChoice(question, (text) =>
			isTrue(only, { [letter]: readList(bare(text))[0] ?? exact(0) }),
		);
	const wanted = formulas
		.filter((tex) => tex !== only)
		.flatMap(readList)
		.filter((value) => isTrue(only, { [letter]: value }));
	return expectOneChoice(question, (text) => {
		const offered = readList(bare(text));
		return (
			offered.length === wanted.length &&
			offered.every((value, at) => same(value, wanted[at] ?? exact(0)))
		);
	});
};

const bare = (text: string) => text.replaceAll('$', '');

const pairValues = ([x = exact(0), y = exact(0)]: Exact[]): Values => ({ x, y });

const solves = (relations: string[], pair: Exact[]): boolean =>
	relations.every((tex) => isTrue(tex, pairValues(pair)));

function expectStatement(question: Question, relations: string[], pair: Exact[]): string[] {
	const [first, second] = relations.map((tex) => isTrue(tex, pairValues(pair)));
	const wanted = first
		? second
			? 'both equations'
			: 'only the first equation'
		: second
			? 'only the second equation'
			: 'neither equation';
	return expectOneChoice(question, (text) => text.includes(wanted));
}

function isTrue(tex: string, values: Values): boolean {
	const [left, right] = sidesOf(tex).map((side) => readTex(side)(values));
	if (!left || !right) return false;
	if (/\\le(?![a-z])/.test(tex)) return !less(right, left);
	if (/\\ge(?![a-z])/.test(tex)) return !less(left, right);
	if (tex.includes('<')) return less(left, right);
	if (tex.includes('>')) return less(right, left);
	return same(left, right);
}
