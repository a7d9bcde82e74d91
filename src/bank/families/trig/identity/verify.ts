/** Tests every option at many angles. */
import {
	expectOneChoice,
	promptFormulas,
	sameAtAngles,
	type Verify,
} from '../../../verify/evidence.ts';
import { sidesOf } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const bare = (text: string) => text.replaceAll('$', '');
	const holds = (text: string) => {
		const [left = '', right = ''] = sidesOf(bare(text));
		return sameAtAngles(left, right);
	};
	const text = question.question;
	if (text.includes('Which equation is an identity')) return expectOneChoice(question, holds);
	if (text.includes('is not an identity'))
		return expectOneChoice(question, (choice) => !holds(choice));
	const known = promptFormulas(question)
		.filter((formula) => formula.includes('='))
		.flatMap(sidesOf)
		.filter((side) => side !== '\\square');
	const [first = ''] = known;
	const isProof = known.every((side) => sameAtAngles(first, side));
	return [
		...(isProof ? [] : ['the lines of the proof are not equal']),
		...expectOneChoice(question, (choice) => sameAtAngles(bare(choice), first)),
	];
};
