/** What can be wrong with `content/standards.json` beyond its shape: a code outside its group, or twice. */
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
			issuesIn(group).map(([index, message]) => ({
				file: STANDARDS.path,
				...placeOf([id, 'groups', at, 'codes', index, 'code']),
				field: `${id}.groups[${at}].codes[${index}].code`,
				message,
			})),
		),
	);
}

function issuesIn({ code: own, name, domains, codes: standards }: Framework['groups'][number]) {
	const codes = standards.map(({ code }) => code);
	const nameless = new Set<string>();
	return codes.flatMap((code, at): [number, string][] => {
		if (codes.indexOf(code) < at)
			return [[at, `found "${code}" a second time. Remove one of the two.`]];
		const domain = domainOf(code, own);
		if (domain === undefined)
			return [[at, `found "${code}" under "${name}". Correct it, or put it into its own group.`]];
		if (domain in domains || nameless.has(domain)) return [];
		nameless.add(domain);
		return [
			[
				at,
				`found "${code}", and "domains" has no name for "${domain}". Correct the code, or add the name.`,
			],
		];
	});
}

/** Undefined for a code of another group, or of no curriculum. */
function domainOf(code: string, own: string): string | undefined {
	try {
		const { group, domain } = placeOfCode(code);
		return group === own ? domain : undefined;
	} catch {
		return undefined;
	}
}
