/** Expressions with one small mistake in them. */
import { type Expression, num, opposite } from '../../../../math/expression.ts';

export type Mutant = { body: Expression; mistake: string };

const SWAP: Readonly<Record<string, string>> = {
	'\\sin': '\\cos',
	'\\cos': '\\sin',
	'\\tan': '\\cot',
	'\\cot': '\\tan',
	'\\sec': '\\csc',
	'\\csc': '\\sec',
};

const NAMES: Readonly<Record<string, string>> = {
	'\\sin': 'sine',
	'\\cos': 'cosine',
	'\\tan': 'tangent',
	'\\cot': 'cotangent',
	'\\sec': 'secant',
	'\\csc': 'cosecant',
};

/** Each has one change: a sign, a function, a factor or an exponent. */
export function mutants(of: Expression): Mutant[] {
	const inside = (
		parts: readonly Expression[],
		build: (changed: Expression[]) => Expression,
	): Mutant[] =>
		parts.flatMap((part, at) =>
			mutants(part).map(({ body, mistake }) => ({
				body: build(parts.map((one, place) => (place === at ? body : one))),
				mistake,
			})),
		);
	switch (of.kind) {
		case 'sum':
			return [
				...of.terms.slice(1).map((_, at) => ({
					body: {
						...of,
						terms: of.terms.map((term, place) => (place === at + 1 ? flipped(term) : term)),
					},
					mistake:
						of.terms[at + 1]?.kind === 'opposite'
							? 'wrote a plus sign instead of a minus sign'
							: 'wrote a minus sign instead of a plus sign',
				})),
				...inside(of.terms, (terms) => ({ ...of, terms })),
			];
		case 'product': {
			const [first, second, ...others] = of.factors;
			const left = second && others.length === 0 ? second : { ...of, factors: of.factors.slice(1) };
			return [
				{
					body: left.kind === 'brackets' ? left.of : left,
					mistake: `dropped the ${first?.kind === 'number' ? `factor ${first.value.toFraction()}` : first?.kind === 'call' ? NAMES[first.name] : 'first factor'}`,
				},
				...inside(of.factors, (factors) => ({ ...of, factors })),
			];
		}
		case 'quotient':
			return [
				...inside([of.over], ([over = of.over]) => ({ ...of, over })),
				...inside([of.under], ([under = of.under]) => ({ ...of, under })),
			];
		case 'power':
			return inside([of.base], ([base = of.base]) => ({ ...of, base }));
		case 'opposite':
			return inside([of.of], ([one = of.of]) => ({ kind: 'opposite', of: one }));
		case 'brackets':
			return inside([of.of], ([one = of.of]) => ({ ...of, of: one }));
		case 'call':
			return [
				{
					body: { ...of, name: SWAP[of.name] ?? of.name },
					mistake: `wrote the ${NAMES[SWAP[of.name] ?? '']} instead of the ${NAMES[of.name]}`,
				},
				of.power
					? {
							body: { ...of, power: null },
							mistake: `left out the exponent of the ${NAMES[of.name]}`,
						}
					: { body: { ...of, power: num(2) }, mistake: `squared the ${NAMES[of.name]}` },
			];
		default:
			return [];
	}
}

const flipped = (term: Expression): Expression =>
	term.kind === 'opposite' ? term.of : opposite(term);
