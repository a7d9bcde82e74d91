/** Inequalities in two variables: y ≥ 2x + 3 is a half-plane, whichever side the variable is on. */
import { formIssue } from '../form/layout.ts';
import { suchAs } from '../such-as.ts';
import { alike, namesIn, type RelationSign, type Tree } from '../tree.ts';
import { same } from '../value/compare.ts';
import { TURNED } from '../value/pieces.ts';
import { constantRatio } from '../value/residue.ts';
import { sampleAt } from '../value/sample.ts';
import { form, type Mark, RIGHT, unread, WRONG, wrong } from './mark.ts';

export function markHalfPlane(expected: Tree, given: Tree): Mark {
	if (expected.is !== 'relation' || given.is !== 'relation')
		return unread(`Write an inequality ${suchAs('y > 2x + 1')}.`);
	if (expected.parts.length !== 2 || given.parts.length !== 2)
		return alike(expected, given) ? RIGHT : WRONG;
	const [a, b] = expected.parts as [Tree, Tree];
	const [c, d] = given.parts as [Tree, Tree];
	const [want, got] = [expected.signs[0] as RelationSign, given.signs[0] as RelationSign];
	const minus = (left: Tree, right: Tree): Tree => ({
		is: 'sum',
		terms: [left, { is: 'negative', of: right }],
	});
	const ratio = constantRatio(minus(c, d), minus(a, b));
	if (!ratio) return WRONG;
	const positive = signOfRatio(minus(c, d), minus(a, b));
	if ((positive ? want : TURNED[want]) !== got)
		return wrong(
			'Check the direction of the inequality sign, and whether the boundary is included.',
		);
	const straight =
		same(a, c) && same(b, d)
			? formIssue(b, d)
			: same(a, d) && same(b, c)
				? formIssue(b, c)
				: 'other';
	if (a.is !== 'name') return RIGHT;
	return straight === null && (c.is === 'name' || d.is === 'name')
		? RIGHT
		: form(`Get ${a.name} by itself on one side.`);
}

function signOfRatio(left: Tree, right: Tree): boolean {
	const letters = new Map(
		[...namesIn(left, namesIn(right))].map((name, at) => [name, 1.37 + at * 2.41]),
	);
	const a = sampleAt(left, { letters })?.value[0] ?? 0;
	const b = sampleAt(right, { letters })?.value[0] ?? 0;
	return a * b > 0;
}
