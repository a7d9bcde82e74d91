import { type MarkingCase, verdictsOf } from '../../answers/marking-case.ts';

/**
 * Public cases as plain text, grouped by expected answer:
 *
 *     Expected: 3/4
 *       right    0.75    the exact decimal has the same value
 */
export function caseList(cases: readonly MarkingCase[]): string {
	const byAnswer = Map.groupBy(cases, ({ expected }) => expectedText(expected));
	return [...byAnswer].map(([expected, of]) => `${expected}\n${of.map(line).join('')}`).join('\n');
}

function expectedText({ value, unit, form, choices = [] }: MarkingCase['expected']): string {
	const more = [unit && `unit: ${unit}`, form && `asked as: ${form}`].filter(Boolean).join(', ');
	const texts = choices.map(({ key, text }) => `\n  (${key}) ${text}`).join('');
	return `Expected: ${value}${more && `  (${more})`}${texts}`;
}

const line = (one: MarkingCase) =>
	`  ${verdictsOf(one).join(' or ').padEnd(8)}  ${shown(one.given)}    ${one.why}\n`;

/** Line breaks and invisible characters as escapes; leading and trailing spaces in quotation marks. */
function shown(given: string): string {
	const visible = given.replaceAll(/[\p{Cc}\p{Cf}]/gu, (sign) =>
		JSON.stringify(sign)
			.slice(1, -1)
			.replace(sign, `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
	);
	return visible === visible.trim() && visible ? visible : `"${visible}"`;
}
