/** Expressions with one small mistake in them. */
import { type Expression, num, opposite } from '../../../../math/expression.ts';
import { ORDINALS } from '../../../../math/speech-numbers.ts';

/** The mistake is what a student did: "left out the exponent"; the flaw is what is then wrong: "is missing the exponent". */
export type Mutant = { body: Expression; mistake: string; flaw: string };

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

/** Where a change is, the widest part first: "the denominator", "the second factor". */
type Change = Mutant & {
	places: readonly string[];
	/** What is changed, where the same change elsewhere would make it unclear which one is meant. */
	about?: string;
};

/** Each has one change: a sign, a function, a factor or an exponent. It says where, if the same change is possible elsewhere. */
export function mutants(of: Expression): Mutant[] {
	const all = changes(of);
	return all.map(({ body, mistake, flaw, places, about }) => {
		const rivals = all.filter(
			(one) =>
				one.places !== places &&
				(one.mistake === mistake || (about !== undefined && one.about === about)),
		);
		const depth = [0, 1, 2, 3].find((count) =>
			rivals.every((one) => !startsAlike(one.places, places, count)),
		);
		const where = places.slice(0, depth).toReversed().join(' of ');
		const there = where === '' ? '' : ` in ${where}`;
		return { body, mistake: mistake + there, flaw: flaw + there };
	});
}

const written = (what: string) => ({ mistake: `wrote ${what}`, flaw: `has ${what}` });
const leftOut = (what: string) => ({
	mistake: `left out the ${what}`,
	flaw: `is missing the ${what}`,
});

const startsAlike = (one: readonly string[], other: readonly string[], count: number): boolean =>
	one.slice(0, count).join() === other.slice(0, count).join();

function changes(of: Expression): Change[] {
	const inside = (
		parts: readonly Expression[],
		build: (changed: Expression[]) => Expression,
		place: (at: number) => readonly string[] = () => [],
	): Change[] =>
		parts.flatMap((part, at) =>
			changes(part).map(({ body, places, ...change }) => ({
				...change,
				body: build(parts.map((one, order) => (order === at ? body : one))),
				places: [...place(at), ...places],
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
					...written(
						of.terms[at + 1]?.kind === 'opposite'
							? 'a plus sign instead of a minus sign'
							: 'a minus sign instead of a plus sign',
					),
					places: of.terms.length > 2 ? [`front of the ${ORDINALS[at + 1]} term`] : [],
				})),
				...inside(
					of.terms,
					(terms) => ({ ...of, terms }),
					(at) => [`the ${at === of.terms.length - 1 ? 'last' : ORDINALS[at]} term`],
				),
			];
		case 'product': {
			const [first, second, ...others] = of.factors;
			const left = second && others.length === 0 ? second : { ...of, factors: of.factors.slice(1) };
			return [
				{
					body: left.kind === 'brackets' ? left.of : left,
					...leftOut(
						first?.kind === 'number'
							? `factor ${first.value.toFraction()}`
							: first?.kind === 'call'
								? `${NAMES[first.name]} factor`
								: 'first factor',
					),
					places: [],
				},
				...inside(
					of.factors,
					(factors) => ({ ...of, factors }),
					(at) => [`the ${ORDINALS[at]} factor`],
				),
			];
		}
		case 'quotient':
			return [
				...inside(
					[of.over, of.under],
					([over = of.over, under = of.under]) => ({ ...of, over, under }),
					(at) => [at === 0 ? 'the numerator' : 'the denominator'],
				),
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
					...written(`the ${NAMES[SWAP[of.name] ?? '']} instead of the ${NAMES[of.name]}`),
					places: [],
				},
				of.power
					? {
							body: { ...of, power: null },
							...leftOut(`exponent of the ${NAMES[of.name]}`),
							places: [],
							about: `exponent of ${of.name}`,
						}
					: {
							body: { ...of, power: num(2) },
							mistake: `squared the ${NAMES[of.name]}`,
							flaw: `has an extra exponent on the ${NAMES[of.name]}`,
							places: [],
							about: `exponent of ${of.name}`,
						},
			];
		default:
			return [];
	}
}

const flipped = (term: Expression): Expression =>
	term.kind === 'opposite' ? term.of : opposite(term);
