/** The symbols, letters, and words of typed math, each with the other ways it is typed. */

const FUNCTIONS =
	'arcsin|arccos|arctan|asin|acos|atan|sinh|cosh|tanh|csch|sech|coth|sin|cos|tan|sec|csc|cot|log|ln|lg|exp|sqrt|cbrt|abs|root';
const GREEK = 'alpha|beta|gamma|delta|theta|lambda|sigma|omega|phi|mu|pi';
const WORDS =
	'infinity|infty|inf|union|degrees|degree|deg|radians|radian|rad|percent|over|plus|minus|times|equals|or|and|to';
export const KNOWN = new RegExp(`^(?:${FUNCTIONS}|${GREEK}|${WORDS})`, 'i');
export const IS_FUNCTION = new RegExp(`^(?:${FUNCTIONS})$`);

export const LETTERS: Readonly<Record<string, string>> = {
	π: 'pi',
	θ: 'theta',
	ϑ: 'theta',
	α: 'alpha',
	β: 'beta',
	γ: 'gamma',
	δ: 'delta',
	λ: 'lambda',
	μ: 'mu',
	σ: 'sigma',
	φ: 'phi',
	ϕ: 'phi',
	ω: 'omega',
};

/** Each canonical symbol with the other ways it is typed, longest first if one is a prefix of another. */
const SIGNS: readonly (readonly [string, string])[] = [
	['±', '+/- \\pm ∓ \\mp'],
	['≤', '<= =< ⩽ ≦ \\leq \\le \\leqslant'],
	['≥', '>= => ⩾ ≧ \\geq \\ge \\geqslant'],
	['≠', '<> != /= \\neq \\ne'],
	['=', '=='],
	['≈', '\\approx ≅ ≃ ~ \\sim ~='],
	['<', '\\lt ＜'],
	['>', '\\gt ＞'],
	['^', '**'],
	['*', '× · ⋅ ∙ • ∗ \\times \\cdot \\ast ✕ ✖ ⨯'],
	['/', '÷ ∕ ⁄ \\div \\over'],
	['-', '− – — ‐ ‑ ‒ ﹣ －'],
	['√', '\\surd'],
	['∞', '\\infty'],
	['∪', '\\cup ⋃ \\bigcup'],
	['∩', '\\cap ⋂'],
	['or', '∨ \\lor \\vee'],
	['and', '∧ \\land \\wedge'],
	['∈', '\\in'],
	['∅', '\\emptyset \\varnothing ø Ø'],
	['ℝ', '\\mathbb{R} \\R \\reals'],
	['°', 'º ˚ ∘ ^\\circ ^{\\circ} ^o \\degree \\circ'],
	['|', '\\lvert \\rvert \\vert \\mid ∣ │'],
	['\\{', '\\lbrace'],
	['\\}', '\\rbrace'],
	['%', '\\% ٪'],
	[',', '، ، ， \\text{,}'],
	[';', '； ؛'],
	[':', '∶ \\colon'],
	['\\\\', ''],
	['\\frac', '\\dfrac \\tfrac \\cfrac'],
	['\\sqrt', ''],
	['\\overline', '\\bar'],
	['\\begin', ''],
	['\\end', ''],
];
export const PLAIN_SIGNS = '+-*/^_()[]{}|,;:=<>!%&√∛∜∞∪∩∈∅ℝ°±≤≥≠≈';
const SPELLED = SIGNS.flatMap(([sign, others]) =>
	[...others.split(' '), ...(sign.startsWith('\\') ? [sign] : [])]
		.filter((other) => other !== '')
		.map((other) => [other, sign] as const),
).sort(([a], [b]) => b.length - a.length);
/** Alternative spellings with their symbol, by first character; longest first. */
export const SPELLED_FROM: ReadonlyMap<string, typeof SPELLED> = Map.groupBy(
	SPELLED,
	([other]) => other[0] ?? '',
);
/** Commands that only affect appearance. */
export const SPACING =
	/^\\(?:(?:left|right)(?![a-zA-Z])\.?|(?:[bB]igg?[lrm]?|displaystyle|textstyle|quad|qquad|limits)(?![a-zA-Z])|[,;:! ])/;
export const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿˣⁱ';
export const SUPERSCRIPT_TEXT = '0123456789+-()nxi';
export const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉ₙₖᵢ₊₋';
export const SUBSCRIPT_TEXT = '0123456789nki+-';
