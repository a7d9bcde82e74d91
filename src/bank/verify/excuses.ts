/**
 * What may change in a prompt without changing its answer or any line of its solution, with the reason. An excuse that
 * is unused in the whole bank fails the build.
 */

export type Excuse = {
	reason: string;
	/** A family, or "family | skill". */
	skills: readonly string[];
	/** The wording that must surround the place; anywhere if unset. */
	around?: RegExp;
	/** True if the proof need not even be able to read the place; elsewhere an unreadable one must be rejected. */
	isUnread?: boolean;
	/** True if the solution has another line of the same shape; elsewhere it must not. */
	isLine?: boolean;
};

/** Reasons that excused nothing, by the counts of the whole bank. */
export const unusedExcuses = (excused: ReadonlyMap<string, number>): string[] =>
	EXCUSES.map(({ reason }) => reason).filter((reason) => !excused.has(reason));

/** For the one unit of its kind in a question, whatever the skill. */
export const LONE_UNIT =
	'Nothing else is measured in this kind of unit, so any other unit would give the same answer.';

export const EXCUSES: readonly Excuse[] = [
	{
		reason:
			'The question asks for one feature of a function, and this part of its rule does not affect it.',
		skills: [
			'expf.evaluate',
			'func.absolute',
			'func.combine',
			'func.compare',
			'func.domain',
			'func.graph-read',
			'func.inverse',
			'func.parity',
			'func.transform',
			'log.features',
			'poly.classify',
			'poly.end-behavior',
			'poly.from-zeros',
			'poly.solve-higher',
			'poly.zeros',
			'quad.choose-method',
			'quad.discriminant',
			'rat.features',
			'rat.restrict',
			'trig.features',
			'trig.model',
		],
	},
	{
		reason: 'The question asks for a type, and other numbers give the same type.',
		skills: [
			'eq.absolute',
			'eq.check',
			'func.is-function',
			'geo.coord-classify',
			'ineq.absolute',
			'ineq.compound',
			'ineq.multi',
			'lin.half-plane',
			'sys.ineq',
			'sys.nonlinear',
			'trig.ambiguous',
		],
	},
	{
		reason: 'The mistake is in an earlier line, so this line may say anything.',
		skills: ['eq.multi-step'],
		isLine: true,
	},
	{
		reason:
			'The rule has several parts of the same form, and the solution repeats those that matter.',
		skills: [
			'expr.equivalent',
			'poly.classify',
			'poly.from-zeros',
			'poly.remainder',
			'poly.zero-product',
			'trig.ambiguous',
			'trig.features',
			'trig.simplify',
			'trig.sum-diff',
		],
		isLine: true,
	},
	{
		reason: 'Adding the same number to all values does not change their spread.',
		skills: ['stat.center | Predict the effect of shifting or scaling data'],
		isUnread: true,
	},
	{
		reason: 'A constant cancels in every difference of two values of the function.',
		skills: [
			'func.avg-rate',
			'rate.instant',
			'seq.recursive | Convert between recursive and explicit rules',
		],
	},
	{
		reason: 'The input lies in another piece of the rule.',
		skills: ['func.piecewise'],
	},
	{
		reason: 'The sign disappears when the number is squared, or when two factors change signs.',
		skills: [
			'cplx.ops',
			'func.graph-match',
			'num.int-mul',
			'poly.binomial',
			'poly.factor-special',
			'poly.special',
			'quad.complete-square',
			'quad.from-features',
			'trig.equation-from',
			'trig.simplify',
		],
	},
	{
		reason:
			'The sine and cosine of 45° are equal, and a rotation of 180° is the same in both directions.',
		skills: ['trig.exact'],
	},
	{
		reason: 'A fair coin shows heads as often as tails.',
		skills: ['prob.compound'],
		around: /coin shows (?:heads|tails)/,
		isUnread: true,
	},
	{
		reason: 'The variable with this coefficient is 0.',
		skills: ['sys.three', 'sys.elimination', 'sys.matrix'],
	},
	{
		reason: 'A value that the statistic does not depend on.',
		skills: ['stat.center', 'stat.scatter', 'stat.spread', 'stat.display'],
	},
	{
		reason: 'The statement is about the kind of story or study; any number would do.',
		skills: ['func.model-choice', 'stat.sampling', 'func.domain'],
		isUnread: true,
	},
	{
		reason:
			'The end of a range in which no other solution lies, or a side that is too short either way.',
		skills: ['geo.distance', 'func.numeric-solve', 'stat.display', 'trig.ambiguous'],
		isUnread: true,
		isLine: true,
	},
	{
		reason: 'A given part that does not affect what the question asks for.',
		skills: [
			'func.compare',
			'geo.congruent',
			'geo.side-splitter',
			'ineq.story',
			'lin.forms',
			'poly.end-behavior',
			'ratio.simplify',
			'trig.arc',
			'func.numeric-solve',
		],
		isUnread: true,
		isLine: true,
	},
	{
		reason: 'A given term that the rule multiplies by 0, or that only later terms use.',
		skills: ['seq.recursive | Find terms from a two-term recursion'],
		isUnread: true,
		isLine: true,
	},
];
