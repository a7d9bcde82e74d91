/** Whether each template of an available book names an existing family, and one of its skills. */
import { BankError } from '../../../src/bank/pipeline/bank-error.ts';
import { loadFamily } from '../../../src/bank/pipeline/load-family.ts';
import type { TemplatePlan } from '../../../src/bank/pipeline/plan.ts';
import type { Issue } from '../../../src/integrations/authored-content/issues.ts';
import { CURRICULUM } from '../../../src/integrations/authored-content/json-sources.ts';
import { nearest } from '../../../src/integrations/authored-content/nearest.ts';
import { placesIn } from '../../../src/integrations/authored-content/places.ts';
import { readJsonSource } from '../../../src/integrations/authored-content/read-json.ts';
import type { Curriculum } from '../../../src/schemas/frontmatter/curriculum.ts';

type Placed = { template: TemplatePlan; file: string; text: string; path: (string | number)[] };
type Failed = Placed & { reason: string };

/** For the plans with a valid shape; the others have their own issues. `load` finds a family, or throws. */
export async function findFamilyIssues(
	root: string,
	load: (template: TemplatePlan) => Promise<unknown> = loadFamily,
): Promise<Issue[]> {
	const { found } = await readJsonSource(root, CURRICULUM);
	const templates = found.flatMap(({ data, file, text }) => {
		const plan = data as unknown as Curriculum; // as its schema has parsed it
		return plan.available ? templatesOf(plan).map((one) => ({ ...one, file, text })) : [];
	});
	const reasons = await Promise.all(templates.map(({ template }) => reasonOf(template, load)));
	const failed = templates.flatMap((one, at): Failed[] => {
		const reason = reasons[at];
		return reason === undefined ? [] : [{ ...one, reason }];
	});
	const known = [
		...new Set(
			templates.filter((_, at) => reasons[at] === undefined).map(({ template }) => template.family),
		),
	];
	const places = new Map<string, ReturnType<typeof placesIn>>();
	for (const { file, text } of failed) if (!places.has(file)) places.set(file, placesIn(text));
	return failed.map((one) => issueOf(one, known, places.get(one.file)));
}

const templatesOf = ({ chapters }: Curriculum) =>
	chapters.flatMap(({ materials }, chapter) =>
		materials.flatMap(({ templates = [] }, material) =>
			templates.map((template, at) => ({
				template,
				path: ['chapters', chapter, 'materials', material, 'templates', at],
			})),
		),
	);

async function reasonOf(
	template: TemplatePlan,
	load: (template: TemplatePlan) => Promise<unknown>,
): Promise<string | undefined> {
	try {
		await load(template);
		return undefined;
	} catch (cause) {
		if (!(cause instanceof BankError)) throw cause;
		return cause.message.replace(`${template.id}: `, '');
	}
}

function issueOf(
	{ template, file, path, reason }: Failed,
	known: readonly string[],
	placeOf: ReturnType<typeof placesIn> | undefined,
): Issue {
	const field = reason.includes('has no skill') ? 'skill' : 'family';
	const meant = field === 'family' ? nearest(template.family, known) : undefined;
	return {
		file,
		...placeOf?.([...path, field]),
		field: `${template.id}.${field}`,
		message: `found "${template[field]}": ${reason}${meant ? ` Did you mean "${meant}"?` : ''}`,
	};
}
