import { isPublic } from '../agent/network/line.ts';

/** Fewer visits say nothing about a proxy. */
const FEWEST = 20;

/** Finds out whether visits have the addresses of their readers, or that of a proxy, in memory that doesn't grow. */
export class AddressCheck {
  #visits = 0;
  #hasPublic = false;
  /** A vote by majority (Boyer and Moore): an address with nine tenths of the visits has a lead of at least eight tenths. */
  #leader = '';
  #lead = 0;

  add(address: string): void {
    this.#visits += 1;
    this.#hasPublic ||= isPublic(address);
    if (this.#lead === 0) this.#leader = address;
    this.#lead += address === this.#leader ? 1 : -1;
  }

  /** Names no address. */
  warnings(): readonly string[] {
    const isOne = this.#lead >= this.#visits * 0.8;
    if (this.#visits < FEWEST || (this.#hasPublic && !isOne)) return [];
    const what = isOne ? 'Nearly all visits come from one address' : 'No visit comes from a public address';
    return [`${what}. If that is a proxy's, visitors can't be told apart: let the server log the reader's address.`];
  }
}
