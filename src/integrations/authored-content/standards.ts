/**
 * What can be wrong with `content/standards.json` beyond its shape: a code outside its group, a duplicate, a statement
 * that the glossary rules out.
 */
import { findUsageIssues } from '../../language/usage.ts';
import { placeOfCode } from '../../queries/standard-codes.ts';
import type { Framework } from './curriculum.ts';
import type { Issue } from './issues.ts';
import { STANDARDS } from './json-sources.ts';
import { placesIn } from './places.ts';

export function findStandardIssues(
	frameworks: readonly (readonly [id: string, framework: Framework])[],
	text: string,
): Issue[] {
	const placeOf = placesIn(text);
	return frameworks.flatMap(([id, { groups }]) =>
		groups.flatMap((group, at) =>
			issuesIn(group).map(([index, field, message]) => ({
				file: STANDARDS.path,
				...placeOf([id, 'groups', at, 'codes', index, field]),
				field: `${id}.groups[${at}].codes[${index}].${field}`,
				message,
			})),
		),
	);
}

type Group = Framework['groups'][number];
type Found = [index: number, field: 'code' | 'statement', message: string];

const issuesIn = (group: Group): Found[] => [
	...codeIssues(group),
	...group.codes.flatMap(({ statement }, at) =>
		findUsageIssues(statement, 'explanations').map((issue): Found => [
			at,
			'statement',
			`found ${issue}.`,
		]),
	),
];

function codeIssues({ code: own, name, domains, codes: standards }: Group): Found[] {
	const codes = standards.map(({ code }) => code);
	const nameless = new Set<string>();
	return codes.flatMap((code, at): Found[] => {
		if (codes.indexOf(code) < at)
			return [[at, 'code', `found "${code}" a second time. Remove one of the two.`]];
		const domain = domainOf(code, own);
		if (domain === undefined)
			return [
				[at, 'code', `found "${code}" under "${name}". Correct it, or put it into its own group.`],
			];
		if (domain in domains || nameless.has(domain)) return [];
		nameless.add(domain);
		return [
			[
				at,
				'code',
				`found "${code}", but "domains" has no name for "${domain}". Correct the code, or add the name.`,
			],
		];
	});
}

/** Undefined for a code from another group or from no curriculum. */
function domainOf(code: string, own: string): string | undefined {
	try {
		const { group, domain } = placeOfCode(code);
		return group === own ? domain : undefined;
	} catch {
		return undefined;
	}
}
