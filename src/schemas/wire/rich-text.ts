/**
 * Text that a reader sees and hears. `text` is the source with `$…$` mathematics, `html` the same with MathML,
 * `speech` the same in words ("negative eight plus five") for reading aloud, search and PDF alternatives.
 *
 * Wire shapes use `zod/mini`: the same schemas run in the books service and in the browser, where bytes count.
 */
import * as z from 'zod/mini';

export const richTextSchema = z.object({
	text: z.string().check(z.minLength(1)),
	html: z.string(),
	speech: z.string(),
});

export type RichText = z.infer<typeof richTextSchema>;
