/** Ratios, and quotients with remainders. */
import { issueIn } from '../form/issues.ts';
import { suchAs } from '../such-as.ts';
import type { Tree } from '../tree.ts';
import { same } from '../value/compare.ts';
import { rationalOf } from '../value/rational.ts';
import { markExpression } from './expression.ts';
import { form, type Mark, RIGHT, worst, WRONG, wrong } from './mark.ts';

export function markRatio(expected: Tree, given: Tree): Mark {
	if (given.is === 'relation') return markRatio(expected, given.parts.at(-1) as Tree);
	const want = termsOf(expected);
	const got = termsOf(given);
	if (want.length < 2) return WRONG;
	if (got.length < 2) return wrong(`Write a ratio with a colon, ${suchAs('3 : 4')}.`);
	if (got.length !== want.length) return WRONG;
	const scaled = want.every((term, at) =>
		same(
			{ is: 'product', factors: [term, got[0] as Tree] },
			{ is: 'product', factors: [got[at] as Tree, want[0] as Tree] },
		),
	);
	if (!scaled) {
		const turned = got.toReversed();
		const backwards = want.every((term, at) => same(term, turned[at] as Tree));
		return backwards ? wrong('The ratio is in the wrong order.') : WRONG;
	}
	if (want.every((term, at) => same(term, got[at] as Tree)))
		return got.every((term) => rationalOf(term) !== null && issueIn(want[0] as Tree, term) === null)
			? given.is === 'ratio'
				? RIGHT
				: form(`Write it with a colon, ${suchAs('3 : 4')}.`)
			: form('Finish the calculation.');
	return form('Write the ratio in lowest terms, with whole numbers.');
}

const termsOf = (tree: Tree): Tree[] => {
	if (tree.is === 'ratio') return tree.items;
	return tree.is === 'quotient' ? [tree.over, tree.under] : [tree];
};

/** `5 R 2`, `quotient 5, remainder 2`, `5, 2` → `5, 2`. */
export const quotientText = (text: string): string =>
	text
		.replace(
			/^\s*(?:the )?remainder\s*(?:is|[:=])?\s*(.*?)\s*(?:,|;|and)+\s*((?:the )?quotient.*)$/i,
			'$2, $1',
		)
		.replaceAll(/\\text\{([^{}]*)\}/g, ' $1 ')
		.replace(/(?<=[\d)])r(?=-?\d)/i, ' r ')
		.replaceAll(/\b(?:the\s+)?quotient\s*(?:is|[:=])?\s*/gi, ' ')
		.replaceAll(
			/\s*[,;]?\s*(?:\b(?:and|with|plus)\b\s*)?(?:\b(?:the|a)\b\s*)?\b(?:remainder|rem\.?|r(?:\(x\))?)(?![a-z])\s*(?:is|of|[:=])?\s*/gi,
			', ',
		)
		.replaceAll(/\bq\s*(?:\(x\))?\s*=\s*/gi, ' ')
		.replaceAll(/,\s*,/g, ',');

export function markQuotient(expected: Tree, given: Tree): Mark {
	if (expected.is !== 'list') return markExpression(expected, given);
	const items = given.is === 'list' ? given.items : given.is === 'group' ? given.items : [given];
	if (items.length < expected.items.length)
		return rationalOf(expected.items.at(-1) as Tree)?.n === 0n && items.length === 1
			? markExpression(expected.items[0] as Tree, items[0] as Tree)
			: wrong('Write the quotient, then the remainder, separated by a comma.');
	if (items.length > expected.items.length) return WRONG;
	return worst(expected.items.map((item, at) => markExpression(item, items[at] as Tree)));
}
