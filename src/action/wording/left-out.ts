/** Says what was cut off below an instruction, because a mail program had added it. */
export const LEFT_OUT = {
  quotation: 'Quoted lines at the end were left out.',
  mail: 'Text below a mail separator was left out.',
  signature: 'Text below a signature line was left out.',
} as const;
