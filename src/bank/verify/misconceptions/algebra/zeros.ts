/**
 * Zeros with the wrong signs, or some of them only: the zeros are those of the right answer, or the solutions on the
 * lines of the record.
 */
import { isNear } from '../../equation-lines.ts';
import { meetingsInWords, numberInWords } from '../../read-curve.ts';
import { type Tree } from '../../tex-tree.ts';
import { onGraph } from '../relations/record-relations.ts';
import {
	expressionOf,
	leadsToAny,
	pointsIn,
	polynomialAt,
	polynomialsIn,
	valueOf,
} from '../relations/outcomes.ts';
import { either, where } from '../relations/combined.ts';
import { allChanged, allNamed, fewer, type Pair, type Relation } from '../relations/relations.ts';
import { lettersOf } from '../../tex-tree.ts';
import { rule, type Rule } from '../rule.ts';

const POINTS = [0.37, 1.61, 2.3, -1.9];

/** What the wrong answer is divided by the right one at the opposite of the variable. */
function ratiosAtOpposites({ right, wrong }: Pair): number[] | undefined {
	const [one, other] = [right, wrong].map(expressionOf);
	const letters = [...new Set([one, other].flatMap((tree) => (tree ? lettersOf(tree) : [])))];
	const [letter, ...more] = letters;
	if (!one || !other || letter === undefined) return undefined;
	const rest = Object.fromEntries(more.map((name, at) => [name, 1.3 + at]));
	const at = (tree: Tree, x: number) => valueOf(tree)({ ...rest, [letter]: x });
	// A polynomial in x² has other factors in the place of x − r and x + r.
	if (isNear(at(one, 2.3), at(one, -2.3))) return undefined;
	return POINTS.map((x) => at(other, x) / at(one, -x));
}

/** Every zero is the opposite of a right one; with `free`, the leading coefficient may differ too. */
const reflected =
	({ free }: { free: boolean }): Relation =>
	(pair) => {
		const ratios = ratiosAtOpposites(pair);
		const [first = Number.NaN] = ratios ?? [];
		return ratios?.every((ratio) => isNear(ratio, free ? first : Math.sign(first), 1e-6));
	};

/** The leading coefficient may differ if a point on the graph decides it. */
const reflectedThroughPoints: Relation = (pair) =>
	pointsIn(pair.prompt).length > 0
		? all(reflected({ free: true }), throughPoints)(pair)
		: reflected({ free: false })(pair);

/** The wrong curve passes through the points that the prompt gives for the right one. */
const throughPoints: Relation = ({ right, wrong, prompt }) => {
	const [one, other] = [right, wrong].map(expressionOf);
	if (!one || !other) return undefined;
	const passes = (tree: Tree, [x, y]: readonly [number, number]) =>
		lettersOf(tree).every((letter) => isNear(valueOf(tree)({ [letter]: x }), y, 1e-6));
	return pointsIn(prompt)
		.filter((point) => passes(one, point))
		.every((point) => passes(other, point));
};

const all =
	(...relations: readonly Relation[]): Relation =>
	(pair) => {
		const found = relations.map((relation) => relation(pair));
		return found.includes(false) ? false : found.includes(undefined) ? undefined : true;
	};

const allOpposite = allChanged((value) => -value);

/** The points change sides; their height stays, or is that of the graph there. */
const oppositePlace: Relation = (pair) => {
	const [right, wrong] = pair.parts() ?? [];
	const [one, other] = [right?.values[0], wrong?.values[0]];
	if (
		/interval/.test(pair.prompt) ||
		!/\(.*, .*\)/.test(pair.right) ||
		one?.length !== 2 ||
		other?.length !== 2
	)
		return undefined;
	const [x = 0, y = 0] = one;
	const [found = 0, height = 0] = other;
	return isNear(found, -x, 1e-7) && (isNear(height, y, 1e-7) || onGraph(pair) === true);
};

/** "$-2$ with multiplicity $2$, and …" */
const oppositeOfEverySecond: Relation = (pair) =>
	leadsToAny(() => [
		(pair.parts()?.[0].values[0] ?? []).map((value, at) => (at % 2 === 0 ? -value : value)),
	])(pair);

/** Solutions that the lines show. */
const shownSolutions = (pair: Pair): number[] =>
	pair
		.formulas()
		.flatMap(([left, right, ...more]) =>
			left?.kind === 'letter' && right && more.length === 0 ? [valueOf(right)({})] : [],
		)
		.filter(Number.isFinite);

const oppositeShown: Relation = (pair) =>
	pair.parts()?.[0].rounding.length === 1
		? leadsToAny((one) => shownSolutions(one).map((value) => [-value]))(pair)
		: undefined;

/** The opposite of a zero of a polynomial on the lines. */
const oppositeZero: Relation = (pair) => {
	const [wrong = Number.NaN, ...more] = pair.parts()?.[1].values[0] ?? [];
	const found = [1, 2, 3, 4].some((degree) =>
		polynomialsIn(pair, degree).some((one) => isNear(polynomialAt(one, -wrong), 0, 1e-7)),
	);
	return more.length === 0 && found ? true : undefined;
};

const wrongSigns: Relation = (pair) => {
	if (/multiplicit/.test(pair.right)) return oppositeOfEverySecond(pair);
	if ((pair.parts()?.[0].letters.length ?? 0) > 0) return reflected({ free: false })(pair);
	const place = oppositePlace(pair);
	return place ?? either(allOpposite, oppositeShown, oppositeZero)(pair);
};

/** A solution on the lines that is not a right answer. */
const rejected =
	(isMeant: (value: number) => boolean): Relation =>
	(pair) =>
		leadsToAny((one) => {
			const rights = one.parts()?.[0].values[0] ?? [];
			return shownSolutions(one)
				.filter((value) => isMeant(value) && !rights.some((right) => isNear(right, value)))
				.map((value) => [value]);
		})(pair);

const onlyPositive: Relation = leadsToAny((pair) => {
	const rights = pair.parts()?.[0].values[0] ?? [];
	const positive = rights.filter((value) => value > 0);
	return positive.length < rights.length && positive.length > 0 ? [positive] : [];
});

const withoutNamed: Relation = leadsToAny((pair) => {
	const [named = Number.NaN] = allNamed(pair);
	const rights = pair.parts()?.[0].values[0] ?? [];
	const kept = rights.filter((value) => !isNear(value, named));
	return kept.length < rights.length ? [kept] : [];
});

/** "$x + 3$" is 0 at −3; undefined for other answers. */
function zeroOfBinomial(choice: string): number | undefined {
	const [, sign, number] = /^\$x(?: ([+-]) (\d+))?\$$/.exec(choice) ?? [];
	if (choice === '$x$') return 0;
	return number === undefined ? undefined : Number(number) * (sign === '+' ? -1 : 1);
}

/** The wrong choice is the factor for this value, which is found in the words of the graph. */
const factorFor =
	(find: (words: string, pair: Pair) => number | undefined): Relation =>
	(pair) => {
		const zero = zeroOfBinomial(pair.wrong);
		return zero === undefined ? undefined : zero === find(pair.record.question_speech, pair);
	};

/** The opposite of the named zero, at which the graph meets the x-axis. */
const oppositeOfNamed = factorFor((words, pair) => {
	const [named] = allNamed(pair);
	return named !== undefined && meetingsInWords(words).some(({ zero }) => zero === named)
		? -named
		: undefined;
});

const yIntercept = factorFor((words) =>
	numberInWords(/meets the y-axis at y equals ((?:negative )?\d+)/.exec(words)?.[1] ?? ''),
);

export const ZERO_RULES: readonly Rule[] = [
	rule(
		where(/^(?!Between)/, wrongSigns),
		'used the signs in the factors as the signs of the (?:solutions|zeros)',
		'(?:gave|used) the constants in the factors (?:of the denominator )?instead of their opposites',
		'used the opposites? of the (?:zeros?(?: of the common factor)?|x-coordinate of the vertex)',
		'used the number (?:inside the square|in the squared binomial) without changing its sign',
		'did not change the sign of the constant when solving for x',
		'reversed the sign of the value of x that is not 0',
	),
	rule(
		reflected({ free: false }),
		'chose two numbers with the right product but the opposite sum',
		'used the pattern for a (?:sum|difference) of cubes',
	),
	rule(
		reflectedThroughPoints,
		'wrote x \\+ r instead of x − r for each (?:zero|root) r',
		'wrote (?:− instead of \\+|\\+ instead of −) inside the square',
	),
	rule(
		fewer,
		'set only one factor equal to 0',
		'found only one zero of the denominator',
		'used only the plus sign of ±',
		'left out the pair .*',
		'cancell?ed a common factor before finding the restrictions',
	),
	rule(
		onlyPositive,
		'left out the (?:negative (?:solutions|numbers|square root)|pairs with both signs reversed)',
	),
	rule(withoutNamed, 'rejected NUMBER, which satisfies the equation'),
	rule(oppositeOfNamed, 'reversed the sign of the zero NUMBER'),
	rule(yIntercept, 'used the y-intercept as a zero'),
	rule(
		rejected((value) => value < 0),
		'gave the negative solution of the equation',
	),
	rule(
		rejected(() => true),
		'kept only the extraneous solution',
		'gave the solution for which the .* overlap',
	),
];
