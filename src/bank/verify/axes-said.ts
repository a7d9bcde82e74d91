/**
 * Which axis a sentence names: a vertical stretch changes the y-values, at the y-intercept x is 0, and the x-terms that
 * cancel are no longer on the line.
 *
 * One table of sentences, in the order of the topics, and the few checks that need the line as well.
 */
import { formulasIn } from '../../math/markup.ts';
import type { Question } from '../../schemas/wire/question.ts';

/** Issues for sentences that name the other axis. */
export function axisIssues(question: Question): string[] {
	const { steps, hints, answer, misconceptions = [] } = question;
	const judged = (why: string, right: string, wrong: string): string[] =>
		namesAxis(why)
			? [
					...otherThan(OF_MISTAKES, why),
					...otherCoordinate(why, right, wrong),
					...offAxis(why, wrong),
					...onItsSide(why, question),
					...noReflection(why, question),
					...otherTerms(why, steps),
					...otherMove(why, steps),
					...otherVertex(why, wrong, steps),
					...noIntercept(why, question),
				]
			: [];
	return [
		...hints.flatMap(({ text }) =>
			namesAxis(text)
				? [...otherThan(FACTS, text), ...otherIntercept(text, question.question)]
				: [],
		),
		...steps.flatMap((step, at) => ofStep(step, steps[at - 1]?.text ?? '', question.question)),
		...misconceptions.flatMap(({ why, value }) => judged(why, answer.value, value)),
		...(answer.choices ?? []).flatMap(({ text, misconception }) =>
			misconception === undefined ? [] : judged(misconception, answer.text, text),
		),
	];
}

function ofStep(
	{ text, why = '' }: Question['steps'][number],
	above: string,
	prompt: string,
): string[] {
	const isInReason = namesAxis(why);
	if (!isInReason && !namesAxis(text)) return [];
	const issues = [
		...otherThan(FACTS, why === '' ? text : `${why} | ${text}`),
		...otherIntercept(text, prompt),
	];
	return isInReason
		? [
				...issues,
				...notCancelled(why, above, text, prompt),
				...notZero(why, text),
				...offArm(why, text),
				...otherDifference(why, text, prompt),
				...otherShared(why, text, prompt),
			]
		: issues;
}

const AXIS = /(?<![A-Za-z])\$?[xyz]\$?-(?:ax|coo|int|val|ter)/;
const namesAxis = (words: string): boolean => words.includes('-') && AXIS.test(words);

/** What a sentence says, with its axes in brackets, and what they may be. */
type Fact = readonly [said: RegExp, axes: string];

function otherThan(facts: readonly Fact[], said: string): string[] {
	const words = said.includes('$') ? said.replaceAll(/\$([xyz])\$/g, '$1') : said;
	return facts.flatMap(([pattern, axes]) => {
		const [part, ...found] = pattern.exec(words) ?? [];
		const named = found.filter((one) => one?.length === 1).join('');
		return part === undefined || axes.split(' ').includes(named)
			? []
			: [`"${words.split(' | ')[0]}" names the ${named.split('').join(' and the ')} axis`];
	});
}

const SAME = 'xx yy zz';
const OTHER = 'xy yx';

/** "the x-terms and the y-terms" */
const ONE_OF_EACH: Fact = [
	/\b([xy])-([a-z]{2,})(?: [a-z]+){0,3},? and(?: [a-z]+){0,4} ([xy])-\2\b/,
	OTHER,
];

const FACTS: readonly Fact[] = [
	ONE_OF_EACH,
	// Transformations
	[/\b(?:vertical (?:stretch|compression)|units? (?:up|down)) .*every ([xy])-value/, 'y'],
	[/\bunits? to the (?:left|right) .*every ([xy])-value/, 'x'],
	[/every ([xy])-coordinate (?:is|in|de).* \| .*\boutside the\b/, 'y'],
	[/every ([xy])-coordinate (?:is|in|de).* \| .*\binside the\b/, 'x'],
	[/reflection (?:in|across) the ([xy])-axis changes the sign of every ([xy])-/, OTHER],
	[/reflection (?:in|across) the ([xy])-axis, only the ([xy])-coordinate changes/, OTHER],
	[/reflection (?:in|across) the ([xy])-axis replaces ([xy]) with/, OTHER],
	[/every ([xy])-coordinate changes sign \| .*reflection (?:in|across) the ([xy])-axis/, OTHER],
	[/across the ([xy])-axis: ([xy]) stays the same/, SAME],
	[/across the ([xy])-axis: [xy] stays the same, and ([xy]) changes/, OTHER],
	[/left or right across the ([xy])-axis/, 'y'],
	[/up or down across the ([xy])-axis/, 'x'],
	[/far from the ([xy])-axis, on the other side \| The ([xy])-coordinate changes/, OTHER],
	[/vertical stretch or a reflection (?:in|across) the ([xy])-axis/, 'x'],
	[/(?:^|\| )The factor .* outside .* reflection (?:in|across) the ([xy])-axis/, 'x'],
	[/(?:^|\| )The factor .* inside .* reflection (?:in|across) the ([xy])-axis/, 'y'],
	[/sign outside .* means a reflection (?:in|across) the ([xy])-axis/, 'x'],
	[/sign inside .* means a reflection (?:in|across) the ([xy])-axis/, 'y'],
	[/translation of .* to the (?:left|right) changes the ([xy])-coord/, 'x'],
	[/each ([xy])-value now occurs at a \w+ ([xy])-value/, 'yx'],
	[/^(?:multiply|divide|change the sign of) the ([xy])-coordinate.* \| \$([xy]) = /, SAME],
	[/new ([xy])-coordinate \| .*mapped to \$\((?:-[xy], )?[xy]\)/, 'x'],
	[/new ([xy])-coordinate \| .*mapped to \$\([xy], -[xy]\)/, 'y'],
	[/without a vertical shift, .* the ([xy])-axis/, 'x'],
	[/without a horizontal shift, .* the ([xy])-axis/, 'y'],
	// Axes and intercepts
	[/\b(?:at|[Oo]n) the ([xy])-(?:intercepts?|axis), \$?([xy]) = /, OTHER],
	[/\b([xy]) (?:is|=) 0 (?:on the|at every) ([xy])-/, OTHER],
	[
		/value of ([xy]) (?:at|on|at every point on|where [^,?|]* (?:crosses|meets)) the ([xy])-/,
		OTHER,
	],
	[/What is ([xy]) where [^,?|]* (?:crosses|meets) the ([xy])-axis/, OTHER],
	[/([xy])-coordinate of a point on the ([xy])-axis is 0/, OTHER],
	[/every point with an? ([xy])-coordinate of 0 .* \| .*the ([xy])-axis/, OTHER],
	[/(?:at the|zero at the|numerator is 0 at the) ([xy])-intercept, f\(x\) = 0/, 'x'],
	[/numerator is 0 (?:at the|when \$[^$]*\$, so the(?: graph meets the)?) ([xy])-/, 'x'],
	[/the ([xy])-intercepts? (?:is|are) the ([xy])-coordinates? of this/, SAME],
	[/([xy])-coordinate of the point on the ([xy])-axis/, SAME],
	[/the ([xy])-intercept is the constant term/, 'y'],
	[/slopes? (?:are equal )?and (?:the|its) ([xy])-intercept/, 'y'],
	[/slopes (?:are|compare)\b.*\b(?:the|[Bb]oth) ([xy])-intercepts/, 'y'],
	[/([xy])-intercept of each line\?.*that ([xy])-intercept/, SAME],
	[/([xy])-intercept and its slope|([xy])-axis\? What is its slope/, 'y'],
	[/([xy])-intercept makes the line with this slope/, 'y'],
	[/\b([xy])-(?:axis|intercept)s? (?:at|is|are) \$?\(0, (?!0\))/, 'y'],
	[/\b([xy])-(?:axis|intercept)s? (?:at|is|are) \$?\((?!0, )[^,()]+, 0\)/, 'x'],
	[/\(0, (?!0\))[^()]*\)\$? (?:is|lies) on the ([xy])-axis/, 'y'],
	[/\((?!0, )[^,()]+, 0\)\$? (?:is|lies) on the ([xy])-axis/, 'x'],
	[/\b(?:above|below|touch(?:es)?|away from|toward) the ([xy])-axis/, 'x'],
	[/to the (?:left|right) of the ([xy])-axis/, 'y'],
	[/zeros divide the ([xy])-axis/, 'x'],
	[/([xy])-intercept is [^|]*, so the line meets the ([xy])-axis/, SAME],
	[/slopes? (?:is|are) [^|]*(?:The|Both) ([xy])-intercept/, 'y'],
	[
		/^subtract the ([xy])-intercepts|the line crosses the ([xy])-axis at A|([xy])-intercept to find the leading/,
		'y',
	],
	[
		/zeros are [^|]* so the graph crosses the ([xy])-axis|At \$x = [^$]*\$, the graph [^|]* the ([xy])-axis/,
		'x',
	],
	[/relation to the ([xy])-intercepts|halfway between the ([xy])-intercepts/, 'x'],
	[/its ([xy])-coordinate is 0 \| .*crosses the ([xy])-axis/, OTHER],
	[/cross straight through the ([xy])-axis|flattens out as it crosses the ([xy])-axis/, 'x'],
	[/graph (?:meets|crosses|touches) the ([xy])-axis[^|]* zero/, 'x'],
	[/A zero is an ([xy])-value at which .* the ([xy])-axis/, 'xx'],
	[/the ([xy])-axis, which is vertical|perpendicular to the ([xy])-axis[^|]* \| .*horizontal/, 'y'],
	[/the ([xy])-axis, which is horizontal|perpendicular to the ([xy])-axis[^|]* \| .*vertical/, 'x'],
	[/symmetric about the ([xy])-axis/, 'y'],
	[/value of [a-z$]+ is [^|]*so its ([xy])-intercept|has the greater ([xy])-intercept/, 'y'],
	[/meets the ([xy])-axis at [^|]*(?:zero|degree)|crosses the ([xy])-axis at [^|]*exponent/, 'x'],
	[/The number of ([xy])-intercepts is/, 'x'],
	// Coordinates
	[/same ([xy])-coordinate,? [^|]*mirror images/, 'y'],
	[/(?:low|high)est point on the graph has an? ([xy])-coordinate/, 'y'],
	[/whose ([xy])-coordinate is .* Its ([xy])-coordinate/, OTHER],
	[/([xy])-coordinate of the midpoint is the average of the two ([xy])-coordinates/, SAME],
	[/average of (?:the two [xy]-coordinates|those of B and D) \| \$\\frac\{[^{}]*([xy])/, 'x y'],
	[/^the ([xy])-coordinate .*average of .* \| \$\\frac\{[^{}]*([xy])[^{}]*\}/, SAME],
	[/same ([xy])-coordinate, so subtract the ([xy])-coordinates/, OTHER],
	[/([xy])-coordinate is the same everywhere .* \| .* an? ([xy])-coordinate/, SAME],
	[/between the two ([xy])-coordinates\? Which is halfway between the two ([xy])-/, OTHER],
	[
		/the ([xy])-coordinates of the two points tell you about the axis of symmetry|from both ([xy])-coordinates/,
		'y',
	],
	[/([xy])-coordinate is the same everywhere on a vertical line/, 'x'],
	[/([xy])-coordinate is the same everywhere on a horizontal line/, 'y'],
	[
		/have the (?:same )?([xy])-coordinate\b[^|]*\bvertical|same ([xy])-coordinate \| [^|]*vertical/,
		'x',
	],
	[
		/have the (?:same )?([xy])-coordinate\b[^|]*\bhorizontal|same ([xy])-coordinate \| [^|]*horizontal/,
		'y',
	],
	[/horizontal, so subtract the ([xy])-coord/, 'x'],
	[/vertical, so subtract the ([xy])-coord/, 'y'],
	[/two points with the same ([xy])-coordinate/, 'y'],
	[/substitute \S+ for ([xy]) in the \w+ equation; the result is the ([xy])-coord/, OTHER],
	[/\b(?:cosine|secant) is (?:r over )?the ([xy])-coordinate/, 'x'],
	[/\b(?:sine|cosecant) is (?:r over )?the ([xy])-coordinate/, 'y'],
	[/\btangent is the ([xy])-coordinate of P over its ([xy])-/, 'yx'],
	[/cotangent is the ([xy])-coordinate of P over its ([xy])-/, 'xy'],
	[/cosine is 0 where the unit circle meets the ([xy])-axis/, 'y'],
	[/\b(?:sine|tangent) is 0 where the unit circle meets the ([xy])-axis/, 'x'],
	[/([xy])-coordinate comes first/, 'x'],
	[/[xy]-coordinate of ([xyz])(?![a-z])/, 'a point'],
	[/(?:value of the function|(?:max|min)imum value) is the ([xy])-(?:coord|value)/, 'y'],
	[
		/([xy])-coordinates of the highest and lowest|([xy])-coordinate of (?:the hole|these points)/,
		'y',
	],
	[/Which formula gives the ([xy])-coordinate of the vertex/, 'x'],
	[/then find the ([xy])-coordinate of the vertex/, 'y'],
	[/its ([xy])-coordinate is (?:negative|positive), and the coefficient of the absolute/, 'y'],
	// Values
	[/(?:above|below) the line, the ([xy])-values are/, 'y'],
	[/y is .* the ([xy])-value on the line|points with a \w+ ([xy])-value/, 'y'],
	[/the lines? ha(?:s|ve) the (?:same )?([xy])-values?|two lines have the same ([xy])-value/, 'y'],
	[
		/predict for each ([xy])-value\? .* from the ([xy])-value|each ([xy])-value by that .* the ([xy])-value/,
		'xy',
	],
	[/at most one ([xy])-value for each ([xy])-value/, 'yx'],
	[/subtract each ([xy])-value from the next one/, 'y'],
	[/substitute each ([xy])-value into the equation/, 'x'],
	[/predicted value from the ([xy])-value|sum of the two values is the ([xy])-value/, 'y'],
	[/([xy])-value (?:divided )?by (?:the|its) ([xy])-value/, 'yx'],
	[/open intervals? of ([xy])-values|the ([xy])-values as an open interval/, 'x'],
	[/Between which ([xy])-values does it go/, 'x'],
	[/([xy])-value of each part|the ([xy])-value of this part gives the rule/, 'y'],
	[/([xy])-values does the graph reach|greatest ([xy])-coordinates on the graph/, 'y'],
	[/from the first ([xy])-value|three consecutive ([xy])-values/, 'y'],
	[/each ([xy])-value is \S+ times its ([xy])-value/, 'yx'],
	[/at \$x = [^$]*\$, the ([xy])-value on|When \$x = [^$]*\$, the ([xy])-value on/, 'y'],
	// Terms
	[/number times the ([xy])-term of the first equation gives the ([xy])-term/, SAME],
	[
		/the major axis is horizontal, so a² is under the ([xy])-|the ([xy])-term, so the major axis is hor/,
		'x',
	],
	[
		/the major axis is vertical, so a² is under the ([xy])-|the ([xy])-term, so the major axis is ver/,
		'y',
	],
	[
		/lie on a vertical line, so the ([xy])-term comes|the ([xy])-term is pos[^|]* above and below/,
		'y',
	],
	[
		/lie on a horizontal line, so the ([xy])-term comes|the ([xy])-term is pos[^|]* left and right/,
		'x',
	],
	[/the ([xy])-term is positive, so the slopes of the asymptotes are a\/b/, 'y'],
	[/the ([xy])-term is positive, so the slopes of the asymptotes are b\/a/, 'x'],
	[
		/write the ([xy])-terms? first \| .*?= (?:\\frac\{)?-?(?:\\frac\{\d+\}\{\d+\}|[\d.]*)([xy])/,
		SAME,
	],
	[/substitute \S+ for ([xy]) in the ([xy])-term/, SAME],
	[/equation has an? ([xy])-term, so ([xy]) does/, SAME],
	[/subtract the ([xy])-term from ([xy])/, OTHER],
];

const OF_MISTAKES: readonly Fact[] = [
	ONE_OF_EACH,
	[/gave the ([xy])-coordinate of the point on the ([xy])-axis/, SAME],
	[/gave the ([xy])-coordinate of the point where the line crosses the ([xy])-axis/, OTHER],
	[/used the ([xy])-(?:intercept of the given line|coordinate of .* as b\b)/, 'y'],
	[
		/([xy])-coordinate (?:instead of subtracting it|from mx) to find b|slope and the ([xy])-intercept/,
		'y',
	],
	[
		/^(?:used the opposite signs? for the|added the two|did not compare the|compared the) ([xy])-intercept/,
		'y',
	],
	[/left and right of the center, as if the ([xy])-term/, 'x'],
	[/above and below the center, as if the ([xy])-term/, 'y'],
	[/made the ([xy])-term positive instead of the ([xy])-term/, OTHER],
	[/graph is (?:on or )?(?:above|below) the ([xy])-axis|crosses the ([xy])-axis twice/, 'x'],
	[/away from the ([xy])-axis|vertical stretch and the reflection in the ([xy])-axis/, 'x'],
	[/as an? ([xy])-intercept|as the ([xy])-intercepts|related parabola, not just its ([xy])-/, 'x'],
	[
		/wrote the ([xy])-coordinate first|original numerator as the ([xy])-|isolating the ([xy])-term/,
		'y',
	],
	[/([xy])-intercept as the ([xy])-coordinate of the vertex/, 'yy'],
	[
		/not the ([xy])-intercepts$|different ([xy])-intercepts are parallel|the two ([xy])-intercepts/,
		'y',
	],
	[/not just (?:its|the) ([xy])-intercepts|compared the ([xy])-coordinates of the vertices/, 'x'],
	[/only at the differences between the ([xy])-values/, 'x'],
	[/counted the row of ([xy])-values|used the first ([xy])-/, 'y'],
	[/read the ([xy])-values instead of the ([xy])-values/, OTHER],
	[/subtracted two ([xy])-values instead of dividing ([xy]) by ([xy])/, 'yyx'],
	[/reflected (?:in|across) the ([xy])-axis instead of the ([xy])-axis/, OTHER],
	[/([xy])-value of the horizontal asymptote/, 'y'],
	[/([xy])-intercept instead of the slope|slope instead of the ([xy])-intercept/, 'y'],
	[/did not square the (?:difference of the )?([xy])-coordinates?/, 'x'],
	[/read the value on the other side of the ([xy])-axis/, 'x'],
	[/read the (?:points|x-value) on the other side of the ([xy])-axis/, 'y'],
	[/moved the ([xy])-term of the line to the other side/, 'x'],
];

/** Below "the x-terms cancel" there is no x, and there was one. */
function notCancelled(why: string, above: string, text: string, prompt: string): string[] {
	const [, named = '', letter] = /^(.*)the ([xyz])-terms cancel/.exec(why) ?? [];
	if (letter === undefined) return [];
	const before = /\d?[xyz] /.test(named)
		? named
		: /equation/.test(named)
			? `${above} ${prompt}`
			: above;
	return !hasLetter(letter, text) && hasLetter(letter, before)
		? []
		: [`"${why}" does not lead to "${text}"`];
}

/** Where x is 0, the line has no x. */
function notZero(why: string, text: string): string[] {
	const [, letter] = /\b([xy]) (?:is|=) 0\b/.exec(why) ?? [];
	return letter === undefined || !hasLetter(letter, text.replaceAll(/\$[xy]\$-|\$[xy] = 0\$/g, ''))
		? []
		: [`"${why}": "${text}" still has ${letter}`];
}

/** On the x-axis, the sine is 0 and the cosine is 1 or −1. */
function offArm(why: string, text: string): string[] {
	const [, axis, name] =
		/terminal arm is on the \w+ ([xy])-axis, and (sine|cosine) is/.exec(why) ?? [];
	const isZero = (axis === 'x') === (name === 'sine');
	return axis === undefined || /\(0\)|= 0\$/.test(text) === isZero
		? []
		: [`"${why}" does not lead to "${text}"`];
}

/** A hint or a line is about the intercept that is asked for. */
function otherIntercept(hint: string, prompt: string): string[] {
	const [, axis] =
		/(?:crosses|meets|on|at) the \$([xy])\$-(?:axis|intercept)|^The \$([xy])\$-intercepts? (?:is|are)/
			.exec(hint)
			?.filter(Boolean) ?? [];
	const [, asked] =
		/^(?:Find|What (?:is|are)) the \$([xy])\$-intercepts?\b(?! and)/.exec(prompt) ?? [];
	return axis === undefined || asked === undefined || axis === asked
		? []
		: [`"${hint}" is about the ${axis}-axis, and the ${asked}-intercept is asked for`];
}

const hasLetter = (letter: string, text: string): boolean =>
	new RegExp(`(?<![a-z\\\\])${letter}(?![a-z-])`).test(text);

const POINT = /([A-Z]?)\((-?[\d.]+), (-?[\d.]+)\)/g;

const pointsIn = (text: string) =>
	[...text.matchAll(POINT)].map(([, name = '', x, y]) => ({ name, x: Number(x), y: Number(y) }));

/** "AB = 5 - 1 = 4", from the x-coordinates of A and B, or of the only two points that there are. */
function otherDifference(why: string, text: string, prompt: string): string[] {
	const [, axis] = /(?:difference between|subtract) the ([xy])-coordinates/.exec(why) ?? [];
	if (axis !== 'x' && axis !== 'y') return [];
	const points = pointsIn(prompt);
	const [, ...names] = /^\$([A-Z])([A-Z]) = /.exec(text) ?? [];
	const [a, b] =
		names.length === 0 && points.length === 2
			? points
			: names.map((name) => points.find((point) => point.name === name));
	return a && b && a[axis] === b[axis] ? [`"${why}": the ${axis}-coordinates are the same`] : [];
}

/** The center has the same y-coordinate as the vertices if they lie beside it. */
function otherShared(why: string, text: string, prompt: string): string[] {
	const [, axis] = /^it has the same ([xy])-coordinate as the/.exec(why) ?? [];
	const [point] = pointsIn(text);
	if ((axis !== 'x' && axis !== 'y') || !point) return [];
	return pointsIn(prompt).some((other) => other[axis] === point[axis])
		? []
		: [`"${why}" is not true of "${text}"`];
}

/** A mistake with the x-coordinate changes it: "(−2, 5)" for "(2, 5)". */
function otherCoordinate(why: string, right: string, wrong: string): string[] {
	if (
		!/^(?:did not (?:multiply|divide|change)|multiplied|divided|used the opposite)|^changed the sign of the [xy]-coordinate$/.test(
			why,
		)
	)
		return [];
	const named = [...why.matchAll(/\b([xy])-coordinate/g)].map(([, axis]) => axis);
	const [[a, b] = [], [c, d] = []] = [right, wrong].map(
		(point) => /^\$?\(([^,()]+), ([^,()]+)\)\$?$/.exec(point)?.slice(1) ?? [],
	);
	if (named.length === 0 || a === undefined || c === undefined || (a === c) === (b === d))
		return [];
	const changed = a === c ? 'y' : 'x';
	return named.includes(changed)
		? []
		: [`"${why}" does not lead to ${wrong}, in which the ${changed}-coordinate is another`];
}

/** "gave the y-intercept": a point with the x-coordinate 0. */
function offAxis(why: string, wrong: string): string[] {
	const [, axis] =
		/^gave (?:only )?the (?:([xy])-intercept|corner point on the ([xy])-axis)/
			.exec(why)
			?.filter(Boolean) ?? [];
	const [, x, y] = /^\$?\(([^,()]+), ([^,()]+)\)\$?$/.exec(wrong) ?? [];
	return axis === undefined || x === undefined || (axis === 'x' ? y : x) === '0'
		? []
		: [`"${why}": ${wrong} is not on the ${axis}-axis`];
}

/** "moved the x-term to the left side": it was on the right side of some equation. */
function onItsSide(why: string, { question, steps }: Question): string[] {
	const [, axis = '', side] = /^moved the ([xy])-term to the (left|right) side/.exec(why) ?? [];
	if (side === undefined) return [];
	const there = [question, ...steps.map(({ text }) => text)]
		.flatMap(formulasIn)
		.flatMap((tex) => tex.split(' = ').slice(side === 'left' ? 1 : 0, side === 'left' ? 2 : 1));
	return there.some((one) => hasLetter(axis, one))
		? []
		: [`"${why}": there is no ${axis} on the other side`];
}

/** A reflection in the y-axis has a negative sign in front of x, or it is called one elsewhere. */
function noReflection(why: string, { question, steps, answer }: Question): string[] {
	if (
		!/(?:out the|added a|reflected the) (?:reflection|branches) (?:in|across) the y-axis/.test(why)
	)
		return [];
	const texts = [
		question,
		answer.text,
		...steps.map(({ text }) => text),
		...(answer.choices ?? []).map(({ text }) => text),
	];
	return texts.some((text) => /y\$?-axis|[({[]-\(?[a-z]|-[a-z]\)/.test(text))
		? []
		: [`"${why}" is not a mistake here: no reflection is in the y-axis`];
}

/** "subtracted the equations as if the y-terms were equal": they were to cancel. */
function otherTerms(why: string, steps: Question['steps']): string[] {
	const [, axis] = /the equations as if the ([xyz])-terms were/.exec(why) ?? [];
	if (axis === undefined) return [];
	const cancelled = steps.flatMap(
		(step) => /the ([xyz])-terms cancel/.exec(step.why ?? '')?.[1] ?? [],
	);
	return cancelled.length === 0 || cancelled.includes(axis)
		? []
		: [`"${why}": it is the ${cancelled[0]}-terms that are to cancel`];
}

/** "did not change the sign of the x-term when moving it": a reason moves one. */
function otherMove(why: string, steps: Question['steps']): string[] {
	const [, axis] = /(?:sign of the|instead of the|along with the) ([xy])-term/.exec(why) ?? [];
	if (axis === undefined) return [];
	const moved = steps.flatMap((step) =>
		[
			...(step.why ?? '').matchAll(
				/(?:add|subtract) [^:]*?\d*([xy])\b[^:]* (?:to|from) both sides/g,
			),
		].map(([, letter]) => letter),
	);
	return moved.length === 0 || moved.includes(axis)
		? []
		: [`"${why}": the solution moves the ${moved[0]}-term`];
}

/** "used the x-coordinate of the vertex": the wrong answer has it. */
function otherVertex(why: string, wrong: string, steps: Question['steps']): string[] {
	const [, axis] = /^(?:used|gave) the ([xy])-coordinate of the vertex$/.exec(why) ?? [];
	const found = steps
		.map(({ text }) => /vertex is \$\((-?[\d.]+), (-?[\d.]+)\)/.exec(text))
		.find(Boolean);
	const [, x, y] = found ?? [];
	if (axis === undefined || x === undefined || y === undefined) return [];
	const [mine, other] = axis === 'x' ? [x, y] : [y, x];
	const numbers: readonly string[] = wrong.match(/-?\d+(?:\.\d+)?/g) ?? [];
	return numbers.includes(mine) || !numbers.includes(other)
		? []
		: [`"${why}" does not lead to ${wrong}: the ${axis}-coordinate is ${mine}`];
}

/** "used the opposite of the y-intercept as b": the solution speaks of it. */
function noIntercept(why: string, { question, steps }: Question): string[] {
	const [, axis] = /opposite of the ([xy])-intercept as b$/.exec(why) ?? [];
	if (axis === undefined) return [];
	const texts = [question, ...steps.flatMap((step) => [step.text, step.why ?? ''])].join('\n');
	return new RegExp(`\\b${axis}\\$?-(?:axis|intercept)|y = mx`).test(texts) &&
		(axis === 'y' || !texts.includes('y = mx'))
		? []
		: [`"${why}": the solution has no ${axis}-intercept`];
}
