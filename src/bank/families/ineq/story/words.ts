/** ineq.story: from the words of a limit to an inequality, nothing to solve. */
import { num, relation, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	type Line,
	sentence,
	withFigure,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { fill } from '../../../contexts/fill.ts';
import { chained, isStrict, type Sign, turned, withOtherEnd } from '../../../steps/inequality.ts';
import { LIMITS, type Limits, WORDINGS } from './worded-limits.ts';

export function limitInWords(draw: Draw): Draft | undefined {
	const limits = caseOf(LIMITS, draw.choice('ctx'));
	const wording = draw.inTurn('wording');
	const { sign, meaning } = caseOf(WORDINGS, wording);
	const [stated, n] = [limits.stated[wording], draw.int('n')];
	if (!stated || !fits(limits, n)) return undefined;
	const [text, quantity] = stated;
	const letter = symbol(limits.letter);
	const inequality = (other: Sign) => written('inequality', relation(letter, other, n));
	const answer = withMisconceptions(
		inequality(sign),
		[inequality(turned(sign)), 'reversed the inequality symbol'],
		[
			inequality(withOtherEnd(sign)),
			isStrict(sign) ? 'included the limit' : 'did not include the limit',
		],
	);
	return {
		prompt: say`${fill(text, { n })} Let ${letter} be ${quantity}. Write an inequality for ${letter}.`,
		answer,
		steps: [
			sentence(
				say`${letter} can be ${fill(meaning, { n })}.`,
				wording === 'exceeds'
					? '“exceeds” means “is more than”'
					: `that is what “${wording}” means`,
			),
			onLine(limits)(
				say`${answer.body}`,
				isStrict(sign)
					? `${n} is not included, so use a symbol without “or equal to”`
					: `${n} is included, so use a symbol with “or equal to”`,
			),
		],
		hints: [
			say`Can ${withoutUnit(quantity)} be exactly ${amountOf(limits, n)}?`,
			say`Other than ${n} itself, are the possible values of ${letter} greater than ${n} or less than ${n}?`,
		],
	};
}

const withoutUnit = (quantity: string): string => quantity.replace(/, in \w+,?/, '');

const amountOf = ({ unit }: Limits, n: number): Prose =>
	unit === 'dollars' ? say`$${String(n)}` : say`${n} ${unit ?? 'people'}`;

/** Every third question has two limits at once. */
export function limitsInWords(draw: Draw): Draft | undefined {
	if (draw.random.int(1, 5) > 1) return limitInWords(draw);
	const limits = caseOf(LIMITS, draw.choice('ctx'));
	const [n, m] = [draw.int('n'), draw.int('n') + draw.random.int(4, 15)];
	if (!fits(limits, n)) return undefined;
	const { sentence: text, quantity, signs } = limits.range;
	const letter = symbol(limits.letter);
	const inequality = (first: Sign, second: Sign) =>
		written('inequality', chained(num(n), first, letter, second, num(m)));
	const answer = withMisconceptions(
		inequality(...signs),
		[inequality(withOtherEnd(signs[0]), withOtherEnd(signs[1])), limitsSwitched(...signs)],
		[
			inequality(withOtherEnd(signs[0]), signs[1]),
			`${isStrict(signs[0]) ? 'included' : 'did not include'} the lower limit`,
		],
		[
			inequality(signs[0], withOtherEnd(signs[1])),
			`${isStrict(signs[1]) ? 'included' : 'did not include'} the upper limit`,
		],
	);
	return {
		prompt: say`${fill(text, { n, m })} Let ${letter} be ${quantity}. Write a compound inequality for ${letter}.`,
		answer,
		steps: [
			sentence(
				say`The lower limit gives the inequality ${relation(num(n), signs[0], letter)}.`,
				endReason(signs[0]),
			),
			sentence(
				say`The upper limit gives the inequality ${relation(letter, signs[1], num(m))}.`,
				endReason(signs[1]),
			),
			onLine(limits)(say`Together: ${answer.body}.`),
		],
		hints: [
			say`What are the lower and upper limits on ${letter}?`,
			say`Which of the two limits are included?`,
		],
	};
}

/** A number of people has no rays and segments, the other quantities have. */
const onLine =
	({ range }: Limits) =>
	(body: Prose, why?: string): Line =>
		range.quantity.startsWith('the number of')
			? sentence(body, why)
			: withFigure(sentence(body, why), { kind: 'set on a number line' });

const endReason = (sign: Sign): string =>
	isStrict(sign) ? 'the limit itself is not included' : 'the limit itself is included';

const fits = ({ numbers: [low, high] }: Limits, n: number): boolean => n >= low && n <= high;

/** Both ends open for closed and closed for open. */
export const limitsSwitched = (low: Sign, high: Sign): string =>
	isStrict(low) === isStrict(high)
		? isStrict(low)
			? 'included both limits'
			: 'did not include either limit'
		: 'switched the limit that is included with the one that is not';
