import type { Fault } from '../faults.ts';

/** What a rule finds in one text; the file is added by whoever asked. */
export type RuleFault = Omit<Fault, 'file'>;
