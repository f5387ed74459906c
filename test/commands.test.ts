import { describe, expect, test } from 'vitest';
import { type SubCommand, type SubCommandName, subCommands, usages } from '../src/commands.ts';
import { readCommand } from '../src/trigger/command.ts';

/** What a run does for each sub-command; the compiler requires all of them, with their arguments. */
type Handlers = { readonly [Name in SubCommandName]: (command: SubCommand<Name>) => string };

const HANDLERS: Handlers = {
  status: () => 'updated',
  retry: () => 'requested',
  report: ({ period }) => `reported ${period}`,
  help: () => 'listed',
};

// @ts-expect-error: a handler is missing.
const INCOMPLETE: Handlers = { status: () => '', retry: () => '', report: () => '' };

function handle<Name extends SubCommandName>(command: SubCommand<Name>, handlers: Handlers): string {
  return handlers[command.kind](command);
}

describe('the table of sub-commands', () => {
  test('is complete: each is read from a comment, and passed to its handler', () => {
    const handled = subCommands.flatMap(({ name, takes }) => {
      if (takes === 'instruction') return [];
      const command = readCommand(`/docs ${name}`, '/docs');
      return command === null || command.kind === 'instruction' || command.kind === 'slip'
        ? null
        : handle(command, HANDLERS);
    });
    expect(handled).toEqual(['updated', 'requested', 'reported null', 'listed']);
  });

  test('has the exact names for the compiler', () => {
    const handled = subCommands.filter(({ takes }) => takes !== 'instruction');
    expect(Object.keys(INCOMPLETE)).toHaveLength(handled.length - 1);
  });

  test.each(subCommands)('has one lower-case word for $name, which comments are compared with', ({ name }) => {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('contains no name twice', () => {
    expect(new Set(subCommands.map(({ name }) => name)).size).toBe(subCommands.length);
  });
});

describe('what can be written in a comment', () => {
  test('is an instruction and every sub-command, with its arguments, after the command of the step', () => {
    expect(usages('/ask').map(({ usage }) => usage)).toEqual([
      '/ask …',
      '/ask status',
      '/ask retry',
      '/ask report [period]',
      '/ask continue …',
      '/ask new-job …',
      '/ask help',
    ]);
  });

  test.each(usages('/docs'))('is explained: $usage', ({ does }) => {
    expect(does).toMatch(/^[a-z].*[^.]$/);
  });
});
