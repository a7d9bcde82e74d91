/**
 * The chain of steps. Neighboring lines that are one expression each ("5 + 3 − 9", "= 8 − 9") must have the same value
 * everywhere, equations the same solution. Equations between numbers must be true, values must agree from line to line,
 * a new number must follow from known ones, the text around the lines must agree with them, and the last line must
 * state the stored answer.
 */
import { formulasIn, splitMarkup } from '../../math/markup.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { checkSaid } from './chain/check-said.ts';
import { checkAngleClaims } from './chain/angle-claims.ts';
import { checkBothSides } from './chain/both-sides.ts';
import { checkCaseLines } from './chain/case-lines.ts';
import { checkCurveClaims } from './chain/curve-claims.ts';
import { checkDifferenceQuotients } from './chain/difference-quotients.ts';
import { checkConcluded } from './chain/concluded.ts';
import { checkEvaluatedParts } from './chain/evaluated-parts.ts';
import { checkFactoringReasons } from './chain/factoring-reasons.ts';
import { checkFoundBefore } from './chain/found-before.ts';
import { checkFunctionClaims } from './chain/function-claims.ts';
import { checkGivenLines } from './chain/given-lines.ts';
import { checkHintsNeed } from './chain/hints-need.ts';
import { checkKeptSides } from './chain/kept-sides.ts';
import { checkKeptValues } from './chain/kept-values.ts';
import { checkKnownFormulas } from './chain/known-formulas.ts';
import { checkLineClaims } from './chain/line-claims.ts';
import { checkNamedLines } from './chain/named-lines.ts';
import { checkNamedSegments } from './chain/named-segments.ts';
import { checkNamedThings } from './chain/named-things.ts';
import { checkNewNumbers } from './chain/new-numbers.ts';
import { checkNumbersUsed } from './chain/numbers-used.ts';
import { checkPowerReasons } from './chain/power-reasons.ts';
import { checkReasonNumbers } from './chain/reason-numbers.ts';
import { checkReasonsNeed } from './chain/reasons-need.ts';
import { checkStatedTerms } from './chain/stated-terms.ts';
import { checkStoryWords } from './chain/story-words.ts';
import { checkSubstitutedFormulas } from './chain/substituted-formulas.ts';
import { checkSubstitutedNumbers } from './chain/substituted-numbers.ts';
import { checkTestedIntervals } from './chain/tested-intervals.ts';
import { checkWordClaims } from './chain/word-claims.ts';
import { checkWordsNeed } from './chain/words-need.ts';
import { checkZeroClaims } from './chain/zero-claims.ts';
import { checkLines } from './check-lines.ts';
import { checkExactness } from './exact-lines.ts';
import {
	checkComplexNumbers,
	checkEquations,
	checkIdentities,
	checkNumbers,
} from './equation-lines.ts';
import { areEquivalent } from './evidence.ts';
import { checkInequalities } from './inequality-lines.ts';
import { readComplex, sameComplex } from './read-complex.ts';
import { lettersIn, readReal, sidesOf, UnreadableTex } from './values.ts';
import { checkRoundedLines } from './rounded-lines.ts';
import { checkNumberLines } from './number-lines.ts';
import { checkMistakesNeed } from './misconceptions/mistakes-need.ts';
import { checkStepSizes } from './step-size.ts';

/** Each returns what is wrong, in words. */
const CHECKS: readonly ((question: Question) => string[])[] = [
	checkLines,
	checkExactness,
	checkRoundedLines,
	checkStepSizes,
	checkChain,
	checkNumbers,
	checkComplexNumbers,
	checkIdentities,
	checkNumberLines,
	checkEquations,
	checkInequalities,
	checkCaseLines,
	checkNamedLines,
	checkGivenLines,
	checkKeptValues,
	checkKeptSides,
	checkBothSides,
	checkNewNumbers,
	checkNumbersUsed,
	checkKnownFormulas,
	checkSaid,
	checkWordClaims,
	checkLineClaims,
	checkAngleClaims,
	checkCurveClaims,
	checkFunctionClaims,
	checkStatedTerms,
	checkSubstitutedFormulas,
	checkSubstitutedNumbers,
	checkTestedIntervals,
	checkZeroClaims,
	checkStoryWords,
	checkWordsNeed,
	checkReasonNumbers,
	checkReasonsNeed,
	checkPowerReasons,
	checkHintsNeed,
	checkFactoringReasons,
	checkEvaluatedParts,
	checkNamedSegments,
	checkNamedThings,
	checkMistakesNeed,
	checkFoundBefore,
	checkConcluded,
	checkDifferenceQuotients,
	checkFirstLine,
	checkLastLine,
];

/** What is wrong with the steps, in words; empty if the chain holds. */
export const checkSteps = (question: Question): string[] =>
	CHECKS.flatMap((check) => check(question));

/** The same without the details: stops at the first issue. */
export const stepsHold = (question: Question): boolean =>
	CHECKS.every((check) => check(question).length === 0);

function checkChain({ steps, answer }: Question): string[] {
	const agree = answer.kind.startsWith('complex') ? sameComplexValue : safelyEquivalent;
	const issues: string[] = [];
	steps.forEach((step, at) => {
		const above = steps[at - 1];
		const now = continuedExpression(step.text);
		const before = above && loneExpression(above.text);
		if (now === undefined || before === undefined) return;
		if (!agree(before, now)) issues.push(`"${now}" does not follow from "${before}"`);
	});
	return issues;
}

/** The expression of a line that is one formula; for "a = b", the right side. */
function loneExpression(text: string): string | undefined {
	const [only, ...rest] = splitMarkup(text);
	if (!only || rest.length > 0 || only.kind === 'words') return undefined;
	if (/<|>|\\le(?![a-z])|\\ge(?![a-z])|\\ne/.test(only.text)) return undefined;
	return sidesOf(only.text).at(-1);
}

/** The same, only for lines that continue with "= …". */
const continuedExpression = (text: string) =>
	text.startsWith('$= ') ? loneExpression(text) : undefined;

/** Below "Simplify $F$", a chain of equal expressions begins with F. */
function checkFirstLine({ question, steps: [first, second] }: Question): string[] {
	const [, given] =
		/\b(?:Simplify|simplify|Expand|Factor|Evaluate):? \$([^$]*)\$/.exec(question) ?? [];
	const [, start] = /^\$([^$=]*)\$$/.exec(first?.text ?? '') ?? [];
	return given === undefined ||
		start === undefined ||
		start === given ||
		!second?.text.startsWith('$= ')
		? []
		: [`the lines begin with "${start}", not with "${given}"`];
}

function checkLastLine({ steps, answer }: Question): string[] {
	const last = steps.at(-1);
	if (!last) return ['there are no steps'];
	const shown = answer.text.replaceAll('$', '');
	const [, result] = /^\$= ([^$]*)\$$/.exec(last.text) ?? [];
	if (result !== undefined && /^\$[^$]*\$$/.test(answer.text) && result !== shown)
		return [`the last step "${last.text}" does not state the answer as "${answer.text}"`];
	const stated = last.text.replaceAll('$', '');
	const isStated = (text: string) =>
		stated.includes(text) || stated.replaceAll(/,? and /g, ', ').includes(text);
	if ([shown, inSigns(shown), afterOtherWords(shown)].some(isStated)) return [];
	const isSet = answer.kind === 'equation-solution-set' || answer.kind === 'solution-set';
	if (isSet && statesCases(last.text, answer.value)) return [];
	if (answer.kind === 'quotient-remainder' && formulasIn(last.text).join(', ') === answer.value)
		return [];
	if (isSet && formulasIn(last.text).join(', ') === answer.value) return [];
	if (answer.kind === 'ordered-list' && statesInOrder(last.text, answer.value)) return [];
	const final = formulasIn(last.text).flatMap(sidesOf).at(-1);
	if (final !== undefined && safelyEquivalent(final, answer.value)) return [];
	return [`the last step "${last.text}" does not state the answer "${answer.text}"`];
}

/**
 * "x = 5 or x = −2" states the solutions −2, 5, and "x ≈ 0.59" a rounded one; values in degrees have no degree sign.
 */
function statesCases(text: string, solutions: string): boolean {
	const cases = formulasIn(text).map((tex) =>
		tex.replaceAll('^{\\circ}', '').split(/ = | \\approx /),
	);
	const [variable] = cases.at(-1) ?? [];
	const values = cases
		.filter(([left]) => left === variable)
		.map((sides) => (sides.length === 2 ? sides[1] : ''));
	return values.toSorted().join(', ') === solutions.split(', ').toSorted().join(', ');
}

/** "So x = 9 and y = 8" states 9, 8, as do "So x ≈ 9 and y = 8", "The integers are 9 and 8", and "Ana gets $9, and Leo gets $8". */
const statesInOrder = (text: string, values: string): boolean =>
	formulasIn(text)
		.map((tex) => /^(?:[a-z] (?:=|\\approx) )?(?:\\\$)?(-?\d.*)$/.exec(tex)?.[1])
		.join(', ') === values;

/**
 * "The events are dependent, because …" states the choice "Dependent, because …", but not "Independent, because …"; "This
 * shows a weak association" states "A weak association".
 */
const afterOtherWords = (shown: string): string =>
	shown.replace(/^(?:A(?= [a-z])|[A-Z](?=[a-z]))/, (letter) => ` ${letter.toLowerCase()}`);

/** "12 dollars" as \$12 and "5 percent" as 5%; dollar signs are dropped as on the line. */
const inSigns = (shown: string): string =>
	shown.replace(/^(.+) percent$/, '$1\\%').replace(/^(.+) dollars$/, '\\$1');

/** In questions about complex numbers, i is a number. */
const sameComplexValue = (left: string, right: string): boolean =>
	left === right || sameComplex(readComplex(left), readComplex(right));

/** Matrices are compared entry by entry, roots and π as real numbers; lines outside the reader's grammar (points, sets) are not checked here. */
function safelyEquivalent(left: string, right: string): boolean {
	const [rows, others] = [entriesOf(left), entriesOf(right)];
	if (rows && others)
		return (
			rows.length === others.length &&
			rows.every(
				(row, i) =>
					row.length === others[i]?.length &&
					row.every((entry, j) => safelyEquivalent(entry, others[i]?.[j] ?? '')),
			)
		);
	try {
		return areEquivalent(left, right);
	} catch (error) {
		if (error instanceof UnreadableTex || error instanceof RangeError)
			return left === right || sameReal(left, right);
		throw error;
	}
}

/** The entries of a matrix, row by row; undefined for any other formula. */
const entriesOf = (tex: string): string[][] | undefined =>
	/^\\begin\{bmatrix\} ((?:(?!\\begin).)*) \\end\{bmatrix\}$/
		.exec(tex)?.[1]
		?.split(' \\\\ ')
		.map((row) => row.split(' & '));

/** True if both have the same real value; variables, which may be under radicals, get positive values. */
function sameReal(left: string, right: string): boolean {
	try {
		const letters = [...new Set([...lettersIn(left), ...lettersIn(right)])];
		const [l, r] = [readReal(left), readReal(right)];
		return [0.37, 0.91, 1.63, 2.71, 4.19].every((start) => {
			const values = Object.fromEntries(letters.map((name, at) => [name, start + 0.53 * at]));
			const [a, b] = [l(values), r(values)];
			return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));
		});
	} catch (error) {
		if (error instanceof UnreadableTex) return false;
		throw error;
	}
}
