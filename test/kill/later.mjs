/** Loaded into a process to let it run eleven minutes later: then a start that nobody has finished is called unknown. */
const realNow = Date.now;
Date.now = () => realNow() + 11 * 60_000;
