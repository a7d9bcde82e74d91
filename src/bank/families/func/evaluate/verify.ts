/** Writes the function's rule out in the asked formula and compares; values of figures are read from their words. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { pairsShown, rowsOfTable } from '../../../verify/read-figure.ts';
import {
	expectFunction,
	expectReal,
	near,
	ruleNamed,
	rulesIn,
	valueAt,
	writtenOut,
} from '../../../verify/read-functions.ts';
import { lettersIn, readReal, sidesOf } from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Complete an input-output table') return missingOutput(question);
	const rules = rulesIn(question);
	if (rules.size === 0) return fromPairs(question);
	const asked = promptFormulas(question).at(-1) ?? '';
	const given = promptFormulas(question).find((formula) => formula.startsWith('f(k) = '));
	if (given) {
		const found = valueAt(ruleNamed(rules, 'f'), Number(question.answer.value));
		return near(found, readReal(sidesOf(given)[1] ?? '')()) ? [] : [`f gives ${found}`];
	}
	const wanted = writtenOut(asked, rules);
	return lettersIn(wanted).length === 0
		? expectReal(question, readReal(wanted)())
		: expectFunction(question, wanted);
};

function missingOutput(question: Question): string[] {
	const [x, y] = rowsOfTable(question.question_speech);
	const at = y?.cells.indexOf('blank') ?? -1;
	const body = sidesOf(promptFormulas(question)[0] ?? '')[1] ?? '';
	const gives = (input: string | undefined) => valueAt({ letter: 'x', body }, Number(input));
	const others = x?.cells.every(
		(one, place) => place === at || near(gives(one), Number(y?.cells[place])),
	);
	return others
		? expectReal(question, gives(x?.cells[at]))
		: ['the table does not follow the rule'];
}

function fromPairs(question: Question): string[] {
	const pairs = pairsShown(question);
	const value = (x: number) => pairs.find(([one]) => one === x)?.[1] ?? Number.NaN;
	const asked = promptFormulas(question).at(-1) ?? '';
	const wanted = /^f\(x\) = (-?\d+)$/.exec(asked)?.[1];
	if (wanted !== undefined) {
		const inputs = pairs.filter(([, y]) => y === Number(wanted));
		return inputs.length === 1 ? expectReal(question, inputs[0]?.[0] ?? 0) : ['not one input'];
	}
	const [, inner = '', rest = '0'] = /^f\(f\((-?\d+)\)\)(.*)$/.exec(asked) ?? [];
	if (inner)
		return expectReal(question, value(value(Number(inner))) + Number(rest.replaceAll(' ', '')));
	return expectReal(question, value(Number(/^f\((-?\d+)\)$/.exec(asked)?.[1])));
}
