/**
 * The editor's fields, derived from the schemas: a new schema field must get a control here, or this does not compile.
 */
import { z } from 'astro/zod';

/** How a field is filled in; everything else about it is in the schema. */
export type Control = { widget: string; [option: string]: unknown };

export type EditorField = Control & {
	name: string;
	label: string;
	hint?: string;
	/** A hidden field has none: it is written back unchanged. */
	required?: boolean;
};

type Shape = Record<string, z.ZodType>;

/** In the order of `controls`, which is the order in the form and in the file. */
export const fieldsOf = <Fields extends Shape>(
	{ shape }: z.ZodObject<Fields>,
	controls: { [Name in keyof Fields]: Control },
): EditorField[] =>
	Object.entries<Control>(controls).map(([name, control]) => {
		const field: z.ZodType | undefined = shape[name];
		if (control.widget === 'hidden') return { name, label: labelOf(name), ...control };
		const hint = field?.description;
		return {
			name,
			label: labelOf(name),
			...(hint && { hint }),
			required: !(field?.safeParse(undefined).success ?? false),
			...lengthsOf(field),
			...control,
		};
	});

/** `publishedOn` → `Published on`. */
const labelOf = (name: string): string => {
	const words = name
		.replaceAll('_', ' ')
		.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
		.toLowerCase();
	return words.charAt(0).toUpperCase() + words.slice(1);
};

function lengthsOf(field: z.ZodType | undefined): { minlength?: number; maxlength?: number } {
	const inner = field instanceof z.ZodOptional ? field.unwrap() : field;
	if (!(inner instanceof z.ZodString)) return {};
	const { minLength, maxLength } = inner;
	return {
		...(minLength !== null && { minlength: minLength }),
		...(maxLength !== null && { maxlength: maxLength }),
	};
}
