import type { DocsService, JobCreation, JobReading } from '../../src/ports.ts';

/** A service that answers as it was told to: one creation, and readings in order, the last of them for ever. */
export interface FakeService extends DocsService {
  readonly prompts: string[];
  readonly looks: string[];
}

export function aService(
  told: {
    readonly creation?: JobCreation | (() => JobCreation);
    readonly readings?: readonly (JobReading | (() => JobReading))[];
  } = {},
): FakeService {
  const readings = [...(told.readings ?? [])];
  const service: FakeService = {
    prompts: [],
    looks: [],
    async createJob(prompt) {
      service.prompts.push(prompt);
      const { creation } = told;
      if (creation === undefined) throw new Error('this test expects no job to be created');
      return typeof creation === 'function' ? creation() : creation;
    },
    async readJob(id) {
      service.looks.push(id);
      const reading = readings.length > 1 ? readings.shift() : readings[0];
      if (reading === undefined) throw new Error('this test expects no look at a job');
      return typeof reading === 'function' ? reading() : reading;
    },
    async readVisitors() {
      throw new Error('this test expects no visitors to be read');
    },
  };
  return service;
}
