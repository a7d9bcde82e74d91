/** Puts the two rules together as text and compares at many points; features are tried on every option. */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { expectSetOf, isDefined } from '../../../verify/interval-set.ts';
import { expectFunction, expectReal, rulesIn, writtenOut } from '../../../verify/read-functions.ts';
import { lettersIn, readReal, sidesOf } from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Find features of a product or quotient of functions') return feature(question);
	const formulas = promptFormulas(question).filter((one) => !/^x$|\\ne/.test(one));
	const asked = sidesOf(formulas.at(-1) ?? '').at(-1) ?? '';
	const wanted = writtenOut(asked, rulesIn(question));
	if (skill === 'Find the domain of a sum or difference')
		return expectSetOf(question, isDefined(wanted));
	if (skill === 'Combine functions to model cost and profit' && !isOfStory(question, asked))
		return [`${asked} is not what the story asks for`];
	if (lettersIn(wanted).length === 0) return expectReal(question, readReal(wanted)());
	return [...expectFunction(question, wanted), ...restrictionsMissing(question, wanted)];
};

/** The profit is the revenue minus the cost, and the total cost the sum of two costs. */
function isOfStory(question: Question, asked: string): boolean {
	const text = questionText(question.question);
	const [, first, one, second, other] =
		/\bThe (revenue|cost)[a-z ]*, in dollars, is given by \$([A-Z])\(.*, and the (revenue|cost)[a-z ]*, in dollars, by \$([A-Z])\(/.exec(
			text,
		) ?? [];
	if (text.includes('Write the profit,'))
		return first === 'revenue' && second === 'cost' && asked === `${one}(x) - ${other}(x)`;
	return (
		text.includes('Write the total cost,') &&
		first === 'cost' &&
		second === 'cost' &&
		asked === `${one}(x) + ${other}(x)`
	);
}

const INTEGERS = Array.from({ length: 41 }, (_, at) => at - 20);

/** A simplified rule may be defined where the asked one is not: the prompt then leaves out exactly these inputs. */
function restrictionsMissing(question: Question, wanted: string): string[] {
	const text = questionText(question.question);
	if (text.includes('where $g(x) \\ne 0$')) return [];
	const [has, shows] = [isDefined(wanted), isDefined(question.answer.value)];
	const lost = INTEGERS.filter((x) => shows(x) && !has(x));
	const leftOut = [...text.matchAll(/for all \$x \\ne (-?\d+)\$/g)].map(([, x]) => Number(x));
	return lost.join() === leftOut.join()
		? []
		: [`${lost.join()} must be left out, not ${leftOut.join()}`];
}

function feature(question: Question): string[] {
	const asked = sidesOf(promptFormulas(question).at(-1) ?? '').at(-1) ?? '';
	const rules = rulesIn(question);
	const value = readReal(writtenOut(asked, rules));
	const words = question.question;
	if (words.includes('the domain of')) {
		const has = isDefined(writtenOut(asked, rules));
		return expectOneChoice(question, (text) => {
			const [, sign, from] = /x (>|\\ge) (-?\d+)/.exec(text) ?? [];
			const without = /\\ne (-?\d+)/.exec(text)?.[1];
			return Array.from({ length: 161 }, (_, at) => at / 4 - 20).every((x) => {
				const inside = sign === '>' ? x > Number(from) : x >= Number(from);
				return has(x) === (inside && (without === undefined || x !== Number(without)));
			});
		});
	}
	if (words.includes('all the zeros of'))
		return expectOneChoice(question, (text) => {
			const zeros = text.replaceAll('$', '').split(', ').map(Number);
			return Array.from({ length: 61 }, (_, at) => at - 30).every(
				(x) => zeros.includes(x) === Math.abs(value({ x })) < 1e-12,
			);
		});
	return expectOneChoice(question, (text) => {
		const x = Number(/= (-?\d+)/.exec(text)?.[1]);
		if (words.includes('asymptote')) return Math.abs(value({ x: x + 1e-7 })) > 1e4;
		return value({ x }) === 0;
	});
}
