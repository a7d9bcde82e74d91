/** Characters that school math uses. Stretched delimiters and radicals come from the MATH table. */

const range = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const ASCII = range(0x20, 0x7e);
const GREEK = 'ΓΔΘΛΞΠΣΥΦΨΩαβγδεζηθικλμνξπρςστυφχψωϑϕϵ';
// Italic letters of variables (Latin, Greek), upright bold for vectors; U+210E is the italic h.
const LETTERS = `${range(0x1d434, 0x1d467)}ℎ${range(0x1d6e2, 0x1d71b)}${range(0x1d400, 0x1d433)}ℂℕℚℝℤℓ`;
const OPERATORS = '±∓×÷·∗∘−∕√∛∜∞∝∠∡∢∟⊥∥∦∣∤≈≃≅≡≠≢∼≤≥≪≫⩽⩾⟂△▵▱□°′″‴†‡…⋯⋮⋱∑∏∫∂∇∆';
const SETS = '∅∈∉∋∩∪⊂⊃⊆⊇⊄⊈∖∀∃∄¬∧∨∴∵';
const ARROWS = '←→↔↑↓⇐⇒⇔↦⟶⟵⟹⟺⃗⃡';
const FENCES = '⟨⟩⌈⌉⌊⌋‖|∣⏞⏟⎵¯‾̅̄˙ˉˆ^~˜̂̃̇⃖²³¹¢£€–—‘’“”⁡⁢⁣⁤\u00a0\u2003\u2009\u200a\u2061';

export const MATH_CHARACTERS = ASCII + GREEK + LETTERS + OPERATORS + SETS + ARROWS + FENCES;

/**
 * What nearly every question uses: 99 of 100 question pages need no other symbol (counted over 2,500 of them, November
 * 2026), so a phone loads 13 kB instead of 42. The `unicode-range` in `styles/mathematics.css` lists the same
 * characters.
 */
export const CORE_CHARACTERS =
	' $%()*+,' +
	range(0x2e, 0x3a) +
	'<=>[]|\u00a0°±·×÷θ…′\u2061ℎ−√∞∠∪≈≠≤≥⋅□𝜃𝜋' +
	range(0x61, 0x7a) +
	range(0x1d434, 0x1d467);

/**
 * What the worked examples of the home, tutoring, and K-6 pages use: digits, parentheses, the operators between them,
 * and three letters, each upright and as the italic that a browser draws for it. `e2e/example-font.test.ts` checks it.
 */
export const EXAMPLE_CHARACTERS = ' 0123456789+−=()×·⋅/,axy𝑎𝑥𝑦';
