/** What a curriculum code says about its own place. */
import type { FrameworkId } from '../schemas/frontmatter/standards.ts';

export type CodePlace = { framework: FrameworkId; group: string; domain: string };

/** `HSA-REI.B.4b`: category, domain, cluster, standard. */
const HIGH_SCHOOL = /^(HS[A-Z])-([A-Z]+)\./;
/** `7.NS.A.1b`: grade, domain, cluster, standard. */
const GRADE = /^(\d)\.([A-Z]+)\./;
/** `MHF4U.C3.4`, `MPM2D.2.1.3`: course, strand, expectation. */
const COURSE = /^([A-Z]{3}\d[A-Z])\.([A-Z]|\d)/;

/** @throws {Error} for a code from neither curriculum. */
export function placeOfCode(code: string): CodePlace {
	const american = HIGH_SCHOOL.exec(code) ?? GRADE.exec(code);
	const [, group, domain] = american ?? COURSE.exec(code) ?? [];
	if (group === undefined || domain === undefined) {
		throw new Error(
			`content/curriculum names the standard "${code}". Write a code such as 7.NS.A.1b, HSA-REI.B.4b or MHF4U.C3.4.`,
		);
	}
	return { framework: american ? 'common-core' : 'ontario', group, domain };
}

export const frameworkPath = (framework: FrameworkId): string => `/standards/${framework}`;

/** A grade, category, or course in a path: its code in lower case. */
export const groupSlug = (group: string): string => group.toLowerCase();

export const groupPath = (framework: FrameworkId, group: string): string =>
	`${frameworkPath(framework)}/${groupSlug(group)}`;

/** Where a code belongs among the standards. */
export const standardPath = (code: string): string => {
	const { framework, group } = placeOfCode(code);
	return `${groupPath(framework, group)}#${code}`;
};

/** In curriculum order: C.9 before C.10, 4a before 4b. */
export const compareCodes = (a: string, b: string): number =>
	a.localeCompare(b, 'en', { numeric: true });
