/** Selector of the controls whose click can wait until their island is ready. */
export const HOLDABLE = 'a,button,[type=submit],[role=button]';
