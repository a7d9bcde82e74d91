/**
 * Reads the amounts of the story and acts it out: adds, takes away, takes parts, or hands out one piece after the
 * other until the rest is smaller than a piece. An amount in equal shares is divided.
 */
import { questionText } from '../../../../math/question-text.ts';
import { expectNumber, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import {
	add,
	divide,
	type Exact,
	exact,
	less,
	multiply,
	readTex,
	subtract,
} from '../../../verify/values.ts';
import { expectFractionForm } from '../../../verify/fraction-form.ts';

export const verify: Verify = ({ question }) => {
	const text = questionText(question.question);
	const [first, second, third, ...more] = promptFormulas(question).map((formula) =>
		readTex(formula)({}),
	);
	if (!first || !second || more.length > 0) return ['the story does not hold two or three amounts'];
	const shown = {
		...question.answer,
		text: question.answer.text.replace(/\$ (?:of an? )?[a-z]+$/, '$'),
	};
	return [
		...expectNumber(question, acted(first, second, third, text)),
		...expectFractionForm({ ...question, answer: shown }),
	];
};

/** A third amount makes sense only in a story that takes a part of a part. */
function acted(first: Exact, second: Exact, third: Exact | undefined, text: string): Exact {
	const parts = text.match(
		/ of (?:it|the time|the building time|what it took|the recipe|the piece)\b|\bis \$[^$]+\$ full\b/g,
	);
	if (parts) {
		if (parts.length !== (third ? 2 : 1)) throw new RangeError('the parts cannot be counted');
		return multiply(third ?? exact(1), multiply(second, first));
	}
	if (third) throw new RangeError('the story holds a third amount');
	if (/into \$\d+\$ pieces of equal length|equally among \$\d+\$ jars/.test(text))
		return divide(first, second);
	if (/\bequal(?:ly)?\b/.test(text)) return divide(second, first);
	if (/each\.|Each|pieces that are|needs/.test(text))
		return handedOut(first, second, /left/.test(text));
	if (/in all|together|now\?/.test(text)) return add(first, second);
	if (/left\?/.test(text)) return subtract(first, second);
	throw new RangeError('the story asks for nothing that can be read');
}

function handedOut(whole: Exact, piece: Exact, asksRest: boolean): Exact {
	let [rest, count] = [whole, 0];
	while (!less(rest, piece)) [rest, count] = [subtract(rest, piece), count + 1];
	return asksRest ? rest : exact(count);
}
