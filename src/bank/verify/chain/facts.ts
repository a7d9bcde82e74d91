/** Rules of math and conventions that contain a number: with any other number they are wrong. */
import { plainMath } from './plain-math.ts';

const FACTS: readonly (readonly [words: string, number: number])[] = [
	['[Aa] product is N only', 0],
	['product equal to N', 0],
	['is the denominator N\\?', 0],
	['denominator must not be N', 0],
	['for its value to be N', 0],
	['assumed that the value is N', 0],
	['mistook multiplying by N for multiplying by 1', 0],
	['What does the graph do at x = N', 0],
	['is N when x = p', 0],
	['radicand is N at the starting point', 0],
	['started counting at N instead of 1', 0],
	['started counting at 0 instead of N', 1],
	['too large by N', 1],
	['divided by N and by the number of half-lives', 2],
	['makes? (?:a|the|one of the|at least one|either) (?:denominator|factor)s? N', 0],
	['Where is each of them N', 0],
	['is the absolute value N', 0],
	['is the square equal to N', 0],
	['is the (?:first )?square N', 0],
	['a number times N is 0', 0],
	['a number times 0 is N', 0],
	['treated the discriminant as N', 0],
	['a remainder other than N', 0],
	['power with exponent N (?:equals|is) 1', 0],
	['where the exponent is N', 0],
	['took a power with exponent 0 to be N', 0],
	['distances? from N(?!\\d| to)', 0],
	['(?:farthest|farther) from N', 0],
	['(?:closest|closer) to N (?:is|has|have)', 0],
	['first digit (?:of each number )?that is not N', 0],
	['If you make the right side N', 0],
	['one side of the equation N\\?', 0],
	['coordinate is N for every point on the [xy]-axis', 0],
	['letting h approach N', 0],
	['value at x = N is the initial value', 0],
	['nonzero number raised to the power of N', 0],
	['each zero makes one of the factors N', 0],
	['approaches N but is never 0', 0],
	['substituted 1 for x instead of N', 0],
	['set each factor equal to N', 0],
	['product of the (?:two )?slopes (?:is|must be) N', -1],
	['slopes (?:of perpendicular lines )?have a product of N', -1],
	['replaced i\\^\\{2\\} with N(?! instead of 1)', 1],
	['took one turn as N radian\\b', 1],
	['when x increases by N\\b', 1],
	['each time x increases by N\\b', 1],
	['decrease of N in x', 1],
	['exactly two factors, N and itself', 1],
	['added N to the degree', 1],
	['subtracted N from the number of turning points', 1],
	['number of turning points instead of adding N', 1],
	['added \\d to the degree instead of subtracting N', 1],
	['added N to each side of a right triangle', 1],
	['counted the top row as row N', 1],
	['left out the number for row N', 1],
	['with denominator N$', 1],
	['N times the interquartile range', 1.5],
	['the factor N of 4ac', 4],
	['multiplied by N instead of squaring', 2],
	['by N instead of squaring it', 2],
	['by N instead of cubing it', 3],
	['by N instead of taking the square root', 2],
	['by N instead of taking the cube root', 3],
	['added the values without dividing by N', 2],
	['instead of N from the number of sides', 2],
	['multiply by N to get a percent', 100],
	['(?<!right )triangle (?:always )?(?:add up to|is) N°', 180],
	['right triangle add up to N°', 90],
	['(?:between|from) N and 1\\?', -1],
];

const READ = FACTS.map(([words, number]) => ({
	word: longest(words),
	number,
	pattern: new RegExp(words.replace('N', '(-?\\d+(?:\\.\\d+)?)(?![\\d/]|\\.\\d)'), 'g'),
}));

/** The longest part that occurs in every sentence of the kind. */
function longest(words: string): string {
	const parts = words.replaceAll(/\([^()]*\)\??|[a-z]\?|\[[^\]]*\]|\\.|\$/g, '|').split(/\||N/);
	return parts.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

/** Issues for a rule with the wrong number. */
export function otherFacts(text: string): string[] {
	const words = plainMath(text);
	return READ.filter(({ word }) => words.includes(word)).flatMap(({ pattern, number }) =>
		[...words.matchAll(pattern)]
			.filter(([, named]) => Number(named) !== number)
			.map(([rule]) => `"${rule}" is not a rule`),
	);
}
