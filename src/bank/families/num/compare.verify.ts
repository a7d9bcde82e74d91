/** Takes the integers out of the prompt one by one, always the next in the asked order. */
import type { Verify } from '../../family.ts';
import { promptFormula, readList } from '../../verify/evidence.ts';
import { type Exact, less, same, show } from '../../verify/exact.ts';

export const verify: Verify = ({ question }) => {
	const left = readList(promptFormula(question));
	const up = /from least to greatest/.test(question.question);
	if (up === /from greatest to least/.test(question.question))
		return ['the prompt does not name one order'];
	const faults: string[] = [];
	const stored = readList(question.answer.value);
	if (stored.length !== left.length) faults.push('the answer has another count of numbers');
	for (const value of stored) {
		const next = extreme(left, up);
		if (!next || !same(value, next))
			faults.push(`${show(value)} stands where ${next ? show(next) : 'nothing'} belongs`);
		const place = left.findIndex((other) => same(other, value));
		if (place >= 0) left.splice(place, 1);
	}
	return faults;
};

const extreme = (values: Exact[], least: boolean): Exact | undefined =>
	values.find((value) =>
		values.every((other) => (least ? !less(other, value) : !less(value, other))),
	);
