/** Excuses for questions about one feature of a function, which not every number of its rule affects. */

export type Excuse = {
	reason: string;
	/** A family, or "family | skill". */
	skills: readonly string[];
	/** The wording that must surround the place; anywhere if unset. */
	around?: RegExp;
	/** What the prompt must ask; anything if unset. */
	asks?: RegExp;
	/** True if the proof need not even be able to read the place; elsewhere an unreadable one must be rejected. */
	isUnread?: boolean;
	/** True if the solution has another line of the same shape; elsewhere it must not. */
	isLine?: boolean;
};

export const FEATURE_EXCUSES: readonly Excuse[] = [
	{
		reason: 'The domain or range does not depend on every number of the rule or of the pairs.',
		skills: [
			'expf.evaluate | Find key features of an exponential function',
			'func.combine | Find the domain of a sum or difference',
			'func.combine | Find features of a product or quotient of functions',
			'func.domain',
			'func.inverse | Find the domain and range of an inverse',
			'func.transform | Find the domain, range, or asymptote after a translation',
			'func.transform | Find features of a transformed exponential function',
			'log.features',
			'rat.features',
		],
		asks: /\b(?:domain|range)\b/,
	},
	{
		reason:
			'An asymptote, a hole, an intercept, or an axis of symmetry does not depend on every number of the rule.',
		skills: [
			'expf.evaluate | Find key features of an exponential function',
			'func.absolute | Find features of an absolute value graph',
			'func.combine | Find features of a product or quotient of functions',
			'func.transform | Find features of a transformed exponential function',
			'func.transform | Find the domain, range, or asymptote after a translation',
			'func.transform | Find an intercept or vertex after a translation',
			'func.transform | Write the equation of a transformed parent graph',
			'log.features',
			'rat.features',
		],
		asks: /asymptote|intercept|\bholes?\b|\bzeros?\b|axis of symmetry|\bvertex\b/,
	},
	{
		reason: 'Where an expression is not defined depends on its denominators only.',
		skills: ['rat.restrict'],
		asks: /not defined/,
	},
	{
		reason: 'Growth, sign, and behavior near a value do not depend on every number of the rule.',
		skills: [
			'expf.evaluate | Find key features of an exponential function',
			'func.graph-read | Find where a factored polynomial is positive or negative',
			'poly.end-behavior | Describe a graph from quadrant to quadrant',
			'poly.end-behavior | Describe the ends of a polynomial graph',
			'poly.zeros | Describe a graph at its zeros',
			'rat.features',
		],
		asks: /exponential (?:growth|decay)|increasing|decreasing|positive|negative|extremum|behave|end behavior|quadrant|at its \$x\$-intercepts/,
	},
	{
		reason: 'Any base to the power 0 is 1, and a multiple of 0 is 0.',
		skills: [
			'expf.evaluate | Evaluate an exponential function',
			'trig.model | Evaluate a sinusoidal model in radians',
			'trig.model | Find the value of a model at a time',
			'func.transform | Find features of a transformed exponential function',
			'func.transform | Find the image of a point on a power function',
		],
		asks: /Find \$f\(0\)\$|What is \$\w\([\d.]+\)\$|The point \$\(-?1, -?1\)\$|image/,
	},
	{
		reason: 'The functions are compared by one feature, and this number does not affect it.',
		skills: ['func.compare'],
		asks: /which of the two functions|[Ww]hich function has the greater/,
	},
	{
		reason: 'Even and odd depend on the exponents alone.',
		skills: ['func.parity'],
		asks: /\b(?:even|odd)\b/,
	},
	{
		reason: 'The inverse reverses the pairs; a longer list of inputs begins in the same way.',
		skills: ['func.inverse | Find the ordered pairs of an inverse function'],
		asks: /The domain of the function/,
	},
	{
		reason: 'Degree, leading term, and name do not depend on the other terms.',
		skills: ['poly.classify'],
		asks: /degree|leading|polynomial/,
	},
	{
		reason: 'The rational zero theorem uses the first and the last coefficient only.',
		skills: ['poly.solve-higher | List the possible rational zeros'],
		asks: /rational zero theorem/,
	},
	{
		reason: 'A zero is listed twice, or the conjugate of a zero is a zero.',
		skills: [
			'poly.from-zeros | Write a polynomial from zeros and a point',
			'poly.from-zeros | Write a polynomial with given zeros',
			'poly.zeros | Relate zeros and multiplicities to a graph',
		],
		asks: /\bzeros\b/,
	},
	{
		reason: 'The sum or product of the solutions depends on two of the coefficients.',
		skills: ['quad.choose-method | Find the sum or product of solutions'],
		asks: /(?:sum|product) of the solutions/,
	},
	{
		reason: 'The number and kind of the roots depend on the sign of the discriminant only.',
		skills: ['quad.discriminant'],
		asks: /[Hh]ow many|describes the roots|\$k\$/,
	},
	{
		reason: 'One feature of a wave does not depend on the others.',
		skills: ['trig.features', 'trig.model | Predict the effect of changing a model'],
		asks: /amplitude|period|phase shift|axis|maximum|minimum|asymptote|interval|[Uu]se a graph|In a new model/,
	},
];
