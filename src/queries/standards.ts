/** Which material serves which standard: the materials' codes, in each curriculum's order. */
import { getCollection } from 'astro:content';
import type { FrameworkId } from '../schemas/frontmatter/standards.ts';
import { goesBeyond } from './alignment.ts';
import { getMaterials, type MaterialEntry } from './outline.ts';
import { compareCodes, placeOfCode } from './standard-codes.ts';

/** `isNearest`: the material goes beyond the curriculum, and this is the closest code. */
type Served = MaterialEntry & { isNearest: boolean };
export type Standard = { code: string; statement: string; materials: Served[] };
export type Domain = { id: string; name: string; standards: Standard[] };
/** A grade, category, or course; `note` says how to read its codes, if that needs explaining. */
export type Group = { code: string; name: string; note?: string | undefined; domains: Domain[] };
export type Standards = { id: FrameworkId; name: string; groups: Group[] };

/** How many standards of a grade, category, or course the library serves. */
export const countStandards = ({ domains }: Group): number =>
	domains.reduce((sum, { standards }) => sum + standards.length, 0);

/** Every curriculum with the codes that the library serves. */
export async function getStandards(): Promise<Standards[]> {
	const byCode = await materialsByCode();
	const statements = await getStatements();
	const frameworks = await getCollection('standards');
	return frameworks.map(({ id, data }) => ({
		id: id as FrameworkId, // the keys of the file, which its schema has checked
		name: data.name,
		groups: data.groups.map((group) => ({
			code: group.code,
			name: group.name,
			note: group.note,
			domains: Object.entries(group.domains)
				.map(([domain, name]) => ({
					id: `${group.code}.${domain}`,
					name,
					standards: standardsIn(byCode, statements, group.code, domain),
				}))
				.filter(({ standards }) => standards.length > 0),
		})),
	}));
}

// Cached: every question page needs it, and the store copies the whole file for each call.
let knownStatements: Promise<ReadonlyMap<string, string>> | undefined;

/** What each code of every curriculum requires of a student, in a sentence. */
export const getStatements = (): Promise<ReadonlyMap<string, string>> =>
	(knownStatements ??= readStatements());

async function readStatements(): Promise<ReadonlyMap<string, string>> {
	const groups = (await getCollection('standards')).flatMap(({ data }) => data.groups);
	return new Map(
		groups.flatMap(({ codes }) => codes.map(({ code, statement }) => [code, statement] as const)),
	);
}

/** @throws {Error} if a material names a code whose domain has no name, so that none is left out. */
async function materialsByCode(): Promise<ReadonlyMap<string, Served[]>> {
	const byCode = new Map<string, Served[]>();
	const names = await domainNames();
	for (const entry of await getMaterials()) {
		const isNearest = await goesBeyond(entry.book, entry.material);
		for (const code of entry.material.standards) {
			const { group, domain } = placeOfCode(code);
			if (!names.has(`${group}.${domain}`))
				throw new Error(`content/standards.json has no name for ${group}.${domain} of ${code}.`);
			byCode.set(code, [...(byCode.get(code) ?? []), { ...entry, isNearest }]);
		}
	}
	return byCode;
}

async function domainNames(): Promise<ReadonlySet<string>> {
	const groups = (await getCollection('standards')).flatMap(({ data }) => data.groups);
	return new Set(
		groups.flatMap(({ code, domains }) =>
			Object.keys(domains).map((domain) => `${code}.${domain}`),
		),
	);
}

function standardsIn(
	byCode: ReadonlyMap<string, Served[]>,
	statements: ReadonlyMap<string, string>,
	group: string,
	domain: string,
): Standard[] {
	const codes = [...byCode.keys()].filter((code) => {
		const place = placeOfCode(code);
		return place.group === group && place.domain === domain;
	});
	return codes.toSorted(compareCodes).map((code) => ({
		code,
		statement: statements.get(code) ?? '',
		materials: byCode.get(code) ?? [],
	}));
}
