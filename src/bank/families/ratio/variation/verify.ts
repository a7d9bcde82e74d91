/** Compares the two moments of each variation by cross products; scalings are tried out with numbers. */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectTrueLines, type Verify } from '../../../verify/evidence.ts';
import { promptAmounts } from '../../../verify/amounts.ts';
import {
	divide,
	exact,
	type Exact,
	multiply,
	readExact,
	same,
	show,
	toNumber,
} from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) => {
	const stored = readExact(question.answer.value);
	if (!stored) return [`the stored answer ${question.answer.value} is not a number`];
	if (skill === 'Predict the effect of scaling variables') return isScaled(question, stored);
	const text = questionText(question.question);
	const exchanged = otherLetters(text);
	if (exchanged.length > 0) return exchanged;
	const powers = powersIn(text);
	const numbers = numbersOf(question, text, powers.length);
	const [first, second] = [numbers.known, numbers.asked];
	if (first.length !== powers.length || second.length !== powers.length)
		return ['the prompt does not hold two moments'];
	const law = (values: readonly Exact[]) =>
		values.reduce((total, value, at) => raised(total, value, powers[at] ?? 0), exact(1));
	const [was, is] = [law(first), law(second)];
	const asksBack = /How many (?:hours|gallons) .* to (?:earn|go|travel) /.test(text);
	const untrue = expectTrueLines(question, {
		k: toNumber(divide(numbers.value, was)),
		...(asksBack ? { x: toNumber(stored) } : { y: toNumber(stored), z: toNumber(stored) }),
	});
	if (untrue.length > 0) return untrue;
	const [from, to] = asksBack ? [stored, is] : [is, stored];
	return same(multiply(numbers.value, from), multiply(to, was))
		? []
		: [`${show(numbers.value)} and ${show(stored)} do not follow the same law`];
};

function raised(total: Exact, value: Exact, power: number): Exact {
	let result = total;
	for (let step = 0; step < Math.abs(power); step++)
		result = power > 0 ? multiply(result, value) : divide(result, value);
	return result;
}

/** "$y$ varies directly as $x$, and $y = 8$ when $x = 2$. Find $y$ when $x = 5$": three times the same letters. */
function otherLetters(text: string): string[] {
	if (!text.startsWith('The variable $')) return [];
	const letters = [...text.matchAll(/\$([a-z])(?: = [^$]*)?\$/g)].map(([, letter]) => letter);
	const law = letters.slice(0, letters.length / 3);
	const isLaw = new Set(law).size === law.length;
	return isLaw && letters.every((letter, at) => letter === law[at % law.length])
		? []
		: [`the letters ${letters.join(', ')} are not three times those of the law`];
}

/** The exponents of the variables that the sentence names, in its order: inversely as the square is −2. */
function powersIn(text: string): number[] {
	const law = /var(?:y|ies) (.*?)(?:\.|, and )/.exec(text)?.[1] ?? '';
	if (law.startsWith('jointly')) return [1, 1];
	return [...law.matchAll(/(directly|inversely) as (the square of)?/g)].map(
		([, way, square]) => (way === 'directly' ? 1 : -1) * (square ? 2 : 1),
	);
}

/** Values of the known moment in the order of the law, its result, and the values of the asked moment. */
function numbersOf(question: Question, text: string, count: number) {
	const all = promptAmounts(question).all;
	const letters = [...text.matchAll(/\$([xyz]) = (-?[\d.]+)\$/g)].map(
		([, letter = '', value = '']) => ({
			letter,
			value: readExact(value) ?? exact(0),
		}),
	);
	if (letters.length === 0)
		return {
			known: all.slice(0, count),
			value: all[count] ?? exact(0),
			asked: all.slice(count + 1),
		};
	const [result, ...others] = letters.map(({ value }) => value);
	return {
		known: others.slice(0, count),
		value: result ?? exact(0),
		asked: others.slice(count),
	};
}

/** Tries the change with lengths, speeds and distances of its own. */
function isScaled(question: Question, stored: Exact): string[] {
	const untrue = expectTrueLines(question);
	if (untrue.length > 0) return untrue;
	const text = questionText(question.question);
	const [f, g] = promptAmounts(question).all;
	if (!f) return ['the prompt names no factor'];
	const before = exact(5);
	const after = multiply(before, f);
	const found = /cube/.test(text)
		? divide(multiply(after, multiply(after, after)), exact(125))
		: /square is/.test(text)
			? divide(multiply(after, after), exact(25))
			: /average speed/.test(text)
				? divide(divide(exact(60), after), divide(exact(60), before))
				: /square of the distance/.test(text)
					? divide(divide(exact(75), multiply(after, after)), exact(3))
					: g
						? divide(multiply(after, multiply(exact(4), g)), exact(20))
						: undefined;
	return found && same(found, stored)
		? []
		: [`trying it out gives ${found ? show(found) : 'nothing'}, not ${show(stored)}`];
}
