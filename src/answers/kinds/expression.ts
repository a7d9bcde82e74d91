/** Expressions, polynomials and factorizations. */
import { formIssue } from '../form/layout.ts';
import { hasNames, namesIn, put, rename, some, type Tree } from '../tree.ts';
import { compare } from '../value/compare.ts';
import { realValue } from '../value/sample.ts';
import { form, type Mark, RIGHT, unread, WRONG, wrong } from './mark.ts';
import { markNumber } from './number.ts';

export function markExpression(
	expected: Tree,
	given: Tree,
	options: { degrees?: boolean; strict?: boolean } = {},
): Mark {
	const constant = arbitraryConstant(expected);
	if (constant) return markUpToConstant(expected, constant, given);
	const { are, ...rest } = compare(expected, given, options);
	switch (are) {
		case 'same': {
			const issue = formIssue(expected, given, options);
			return issue ? form(issue) : RIGHT;
		}
		case 'same except':
			return form(`Check where it is undefined: look at ${'at' in rest ? rest.at : ''}.`);
		case 'same for positive letters':
			return some(given, (part) => part.is === 'absolute' || part.is === 'root') &&
				!some(expected, (part) => part.is === 'absolute')
				? form('Every letter stands for a positive number here, so this can be simplified.')
				: WRONG;
		case 'unknown':
			if (!isExpression(given)) return WRONG;
			return unread('This cannot be compared with the answer. Try a simpler form.');
		default:
			return otherLetter(expected, given) ?? different(expected, given);
	}
}

/** Not a list, a pair, or a relation. */
const isExpression = (tree: Tree): boolean =>
	!some(
		tree,
		({ is }) =>
			is === 'list' ||
			is === 'group' ||
			is === 'relation' ||
			is === 'ratio' ||
			is === 'union' ||
			is === 'matrix' ||
			is === 'infinity' ||
			is === 'plus-minus',
	);

function different(expected: Tree, given: Tree): Mark {
	if (!hasNames(expected) && !hasNames(given)) return markNumber(expected, given);
	return WRONG;
}

/** Right except for the variable: asks the student for the question's variable, and counts nothing. */
function otherLetter(expected: Tree, given: Tree): Mark | null {
	const [want, ...more] = namesIn(expected);
	const [got, ...others] = namesIn(given);
	const single =
		want?.length === 1 && got?.length === 1 && more.length === 0 && others.length === 0;
	if (!single || want === got) return null;
	return compare(expected, rename(given, got, want)).are === 'same'
		? unread(`Use the variable ${want}, not ${got}.`)
		: null;
}

/** The C of 3x² + C, if the expected answer has one. In a formula with more variables, C is a quantity. */
function arbitraryConstant(expected: Tree): string | null {
	if (expected.is !== 'sum' || namesIn(expected).size !== 2) return null;
	const last = expected.terms.at(-1);
	if (last?.is !== 'name' || !/^[CK]$/.test(last.name)) return null;
	const others = { ...expected, terms: expected.terms.slice(0, -1) };
	return namesIn(others).has(last.name) ? null : last.name;
}

/** Antiderivatives: any letter for the constant, and any number added to it. */
function markUpToConstant(expected: Tree, constant: string, given: Tree): Mark {
	if (expected.is !== 'sum') return WRONG;
	const terms = given.is === 'sum' ? given.terms : [given];
	const known = namesIn({ ...expected, terms: expected.terms.slice(0, -1) });
	const free = terms.filter(
		(term) => isLetter(term) && ![...namesIn(term)].some((name) => known.has(name)),
	);
	if (free.length === 0) return wrong(`The constant of integration is missing: + ${constant}.`);
	if (free.length > 1) return WRONG;
	const rest: Tree = { is: 'sum', terms: terms.filter((term) => term !== free[0]) };
	const want: Tree = { is: 'sum', terms: expected.terms.slice(0, -1) };
	const gap: Tree = { is: 'sum', terms: [rest, { is: 'negative', of: want }] };
	const [first] = namesIn(gap);
	const constantGap = first === undefined ? gap : withValue(gap, first);
	return compare(gap, constantGap).are === 'same' || realValue(gap) !== null ? RIGHT : WRONG;
}

const isLetter = (tree: Tree): boolean =>
	tree.is === 'name' || (tree.is === 'negative' && tree.of.is === 'name');

/** The same difference one step to the right: equal if it does not depend on the variable. */
const withValue = (tree: Tree, name: string): Tree => {
	const step: Tree = {
		is: 'sum',
		terms: [
			{ is: 'name', name },
			{ is: 'name', name: 'pi' },
		],
	};
	return put(tree, name, step);
};
