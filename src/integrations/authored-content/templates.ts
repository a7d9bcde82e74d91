/**
 * What can be wrong with the templates of a material: ids that are taken, ranges that cannot be drawn from, unknown
 * methods of proof.
 */
import { parseParameter } from '../../bank/pipeline/parameters.ts';
import { VERIFICATION_METHODS } from '../../bank/pipeline/verification-methods.ts';
import type { Curriculum } from '../../schemas/frontmatter/curriculum.ts';
import { nearest } from './nearest.ts';

type Material = Curriculum['chapters'][number]['materials'][number];
type Template = NonNullable<Material['templates']>[number];

/** In a plan, from its root. */
export type Path = readonly (string | number)[];
export type Found = [path: Path, message: string];

/** `owners` remembers the book of each template's id, across the plans of all books. */
export function templateIssues(
	path: Path,
	{ templates = [] }: Material,
	owners: Map<string, string>,
	book: string,
): Found[] {
	return templates.flatMap((template, at) => {
		const place = [...path, 'templates', at];
		const owner = owners.get(template.id);
		owners.set(template.id, owner ?? book);
		return [
			...(owner === undefined
				? []
				: [
						[
							[...place, 'id'],
							`found "${template.id}", which a template of ${owner} has already. Ids must be unique across all books.`,
						] as Found,
					]),
			...parameterIssues(place, template),
			...methodIssues([...place, 'verify_method'], template.verify_method),
		];
	});
}

/** A malformed range would otherwise be taken for the description of a draw, which has words in it. */
const WITHOUT_WORDS = /^(?:[^\p{L}]| to )*$/u;

const parameterIssues = (place: Path, { parameters }: Template): Found[] =>
	Object.entries(parameters).flatMap(([name, text]): Found[] => {
		const path = [...place, 'parameters', name];
		const advice = 'Write "1..10", "-12..-2", "±1..25", "5..50/5" or "{add|subtract}".';
		try {
			const { kind } = parseParameter(text);
			const isBroken = /^\{|\}$/.test(text) || WITHOUT_WORDS.test(text);
			return kind === 'described' && isBroken
				? [[path, `found "${text}", which is neither a range nor a list. ${advice}`]]
				: [];
		} catch (cause) {
			const reason = cause instanceof Error ? cause.message : String(cause);
			return [[path, `found "${text}": ${reason} ${advice}`]];
		}
	});

const METHODS = Object.keys(VERIFICATION_METHODS);

const methodIssues = (path: Path, text: string): Found[] =>
	text
		.split('+')
		.filter((code) => !METHODS.includes(code))
		.map((code): Found => {
			const meant = nearest(code, METHODS);
			const advice = meant ? `Did you mean "${meant}"?` : `Write one of ${METHODS.join(', ')}.`;
			return [path, `found "${code}", which is not a method of proof. ${advice}`];
		});
