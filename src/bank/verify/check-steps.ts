/**
 * The chain of steps. Neighboring lines that are one expression each ("5 + 3 − 9", "= 8 − 9") must have the same value
 * everywhere, equations the same solution. Equations between numbers must be true, values must agree from line to line,
 * a new number must follow from known ones, the text around the lines must agree with them, and the last line must
 * state the stored answer.
 */
import { splitMarkup } from '../../math/markup.ts';
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
import { checkFunctionValueLines } from './chain/function-value-lines.ts';
import { checkFunctionClaims } from './chain/function-claims.ts';
import { checkGivenLines } from './chain/given-lines.ts';
import { checkHintWords } from './chain/hint-words.ts';
import { checkHintsAsk } from './chain/hints-ask.ts';
import { checkHintsNeed } from './chain/hints-need.ts';
import { checkKeptSides } from './chain/kept-sides.ts';
import { checkKeptValues } from './chain/kept-values.ts';
import { checkKnownFormulas } from './chain/known-formulas.ts';
import { checkKnownOperands } from './chain/known-operands.ts';
import { checkLineClaims } from './chain/line-claims.ts';
import { checkNamedLines } from './chain/named-lines.ts';
import { checkNamedSegments } from './chain/named-segments.ts';
import { checkNamedThings } from './chain/named-things.ts';
import { checkMatrixLines } from './chain/matrix-lines.ts';
import { checkNewNumbers } from './chain/new-numbers.ts';
import { checkNumbersUsed } from './chain/numbers-used.ts';
import { checkOrdinals } from './chain/ordinals.ts';
import { checkPlusMinusLines } from './chain/plus-minus-lines.ts';
import { checkPowerReasons } from './chain/power-reasons.ts';
import { checkReasonNumbers } from './chain/reason-numbers.ts';
import { checkReasonLines } from './chain/reason-lines.ts';
import { checkReasonsNeed } from './chain/reasons-need.ts';
import { checkReplacedTerms } from './chain/replaced-terms.ts';
import { checkSentences } from './chain/sentences/check-sentences.ts';
import { checkStandsFor } from './chain/stands-for.ts';
import { checkUsedIdentities } from './chain/stated-identities.ts';
import { checkStatedTerms } from './chain/stated-terms.ts';
import { checkInterpretations } from './chain/interpretations.ts';
import { checkPeople } from './chain/people.ts';
import { checkStoryWords } from './chain/story-words.ts';
import { checkSubstitutedFormulas } from './chain/substituted-formulas.ts';
import { checkSubstitutedNumbers } from './chain/substituted-numbers.ts';
import { checkTestedIntervals } from './chain/tested-intervals.ts';
import { checkTestedPoints } from './chain/tested-points.ts';
import { checkWordClaims } from './chain/word-claims.ts';
import { checkWordsNeed } from './chain/words-need.ts';
import { checkZeroClaims } from './chain/zero-claims.ts';
import { checkConclusions } from './chain/conclusions.ts';
import { checkZerosAndFactors } from './chain/zeros-and-factors.ts';
import { checkLines } from './check-lines.ts';
import { checkLastLine } from './last-line.ts';
import { safelyEquivalent } from './same-value.ts';
import { checkExactness } from './exact-lines.ts';
import {
	checkComplexNumbers,
	checkEquations,
	checkIdentities,
	checkNumbers,
} from './equation-lines.ts';
import { checkInequalities } from './inequality-lines.ts';
import { readComplex, sameComplex } from './read-complex.ts';
import { sidesOf } from './values.ts';
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
	checkOrdinals,
	checkPlusMinusLines,
	checkNamedLines,
	checkMatrixLines,
	checkGivenLines,
	checkKeptValues,
	checkKeptSides,
	checkReplacedTerms,
	checkBothSides,
	checkNewNumbers,
	checkNumbersUsed,
	checkKnownOperands,
	checkKnownFormulas,
	checkSaid,
	checkWordClaims,
	checkLineClaims,
	checkAngleClaims,
	checkCurveClaims,
	checkFunctionClaims,
	checkFunctionValueLines,
	checkSentences,
	checkStandsFor,
	checkStatedTerms,
	checkUsedIdentities,
	checkSubstitutedFormulas,
	checkSubstitutedNumbers,
	checkTestedIntervals,
	checkTestedPoints,
	checkZeroClaims,
	checkStoryWords,
	checkPeople,
	checkInterpretations,
	checkWordsNeed,
	checkReasonNumbers,
	checkReasonLines,
	checkReasonsNeed,
	checkPowerReasons,
	checkHintsNeed,
	checkHintsAsk,
	checkHintWords,
	checkFactoringReasons,
	checkEvaluatedParts,
	checkNamedSegments,
	checkNamedThings,
	checkMistakesNeed,
	checkFoundBefore,
	checkConcluded,
	checkConclusions,
	checkZerosAndFactors,
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

/** In questions about complex numbers, i is a number. */
const sameComplexValue = (left: string, right: string): boolean =>
	left === right || sameComplex(readComplex(left), readComplex(right));
