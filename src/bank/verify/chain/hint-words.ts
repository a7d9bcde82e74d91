/** The words of a hint are those of its question: no asymptote where a line is asked for, no speed where a price is. */
import type { Question } from '../../../schemas/wire/question.ts';

/** Words that a hint takes from its question: they are said there, or on a line, in a reason, or in an answer. */
const TAKEN = new Set(
	`
		absolute account actual addend age air alternate amplitude angular approach arc arm
		arrangement assigned asymptote balance ball bicycle bisector black blocked blue borrow
		borrowed bottom bought bound boxe car carpeted cent center centre centroid chord circle
		circumcentre circumference city clockwise closest commission complement complementary
		compounded concentration cone congruent conjugate continuously corresponding cosecant
		cotangent counted counterclockwise covered cube cylinder daily day deposit
		depression depth determinant deviation diagram direct discount dish display dividend
		divisible divisor dollar domain dot double doubling downstream dried earned elevation
		enlarged entry estimate event expect exterior face factorial falling father
		faulty favor feet fence fifth final flatten flow focu force frame gram gray ground halve
		head hemisphere hexagonal hiking hit holder hour identical image improper included
		income independent inequalitie inequality infinitely innermost interest interior
		interquartile inverse inversely invested irrational isoscele junior label land lesser
		load loan log longest major math matrix maxima maximum meter midpoint midsegment minima
		minimum minute mixed mixture monthly multiplicity natural nearest nonzero normal
		notation old ordered origin outcome outer outlier overlap painted parabola parallel
		pascal path pentagon people perimeter period person plan plausible play plot poll
		polygon population pound predict present prime principal prism probability proportional
		purchase pythagorean quadrilateral quality quarter quartile quizze radian radiu
		random rational ray reason red reduced reflection region regular rejected remote reorder
		repeating residual restriction rising roll rotation row running sale sample saved score
		sea season secant section selling sequence serie shaded shorter shortest similar
		simplest sine slanted slower sold sound space sphere spin split stretch successful
		supplementary support surface swimming table tablet tall tallest tangent target tax
		temperature terminal theorem throw tiled trapezoid travel traveling treatment tree
		turning twice upstream vertice visit volume vote wave weight white width wooden worked
		worth yard year yellow
`
		.trim()
		.split(/\s+/),
);

/** Words that a hint may also take from what brings them with it: a prism has a base, and the base an area. */
const BROUGHT: ReadonlyMap<string, readonly string[]> = new Map(
	Object.entries({
		acute: 'angle',
		area: 'prism',
		binomial: 'squared parenthes quantity',
		count: 'fewer more least most',
		degree: 'asymptote',
		denominator: 'over fraction exponent identity reciprocal',
		discriminant: 'quadratic solution zero formula root intercept',
		exponent: 'power squared cubed root',
		exponential: 'exponent',
		faster: 'fast',
		graph: 'zero sine cosine',
		height: 'triangle graph',
		hypotenuse: 'adjacent distance square triangle',
		intercept: 'line graph',
		leg: 'distance triangle diagonal',
		logarithm: 'log',
		median: 'data value box centroid',
		numerator: 'over exponent',
		percent: 'model exponential',
		perpendicular: 'quadrilateral',
		polynomial: 'squared cubed power',
		price: 'discount cost',
		proportion: 'ratio percent similar',
		quadrant: 'terminal',
		quadratic: 'squared',
		radical: 'root',
		radicand: 'root',
		reciprocal: 'divided fraction slope over',
		rectangle: 'area',
		root: 'square ellipse squared',
		slope: 'quadrilateral line',
		speed: 'vase travel hour',
		triangle: 'sine cosine tangent hypotenuse polygon distance diagonal',
		trinomial: 'squared',
		variation: 'vari',
		vertex: 'triangle extremum polygon parabola',
	}).map(([word, others]) => [word, others.split(' ')]),
);

/** Without the s of the plural. */
const singular = (word: string): string => word.toLowerCase().replace(/(?<=[^s])s$/, '');

const CHECKED = TAKEN.union(new Set(BROUGHT.keys()));

/** Issues for words such as "asymptote" in a hint to a question without one. */
export function checkHintWords({ question_speech, answer, steps, hints }: Question): string[] {
	const named = new Set(
		hints.flatMap(({ text }) =>
			(text.replaceAll(/\$[^$]*\$/g, ' ').match(/[A-Za-z]{3,}/g) ?? []).map(singular),
		),
	).intersection(CHECKED);
	if (named.size === 0) return [];
	const said = [
		question_speech,
		answer.speech,
		...(answer.choices ?? []).map(({ speech }) => speech),
		...steps.flatMap(({ speech, why = '' }) => [speech, why]),
	]
		.join('\n')
		.toLowerCase();
	return [...named]
		.filter((word) => ![word, ...(BROUGHT.get(word) ?? [])].some((one) => said.includes(one)))
		.map((word) => `a hint speaks of "${word}", which neither the question nor a line does`);
}
