/** Which rules are open; the pages themselves come with the drawer, when somebody wants them. */

const GAMES: Record<string, string> = { A: "attila", V: "invasions" };

class Rules {
  open = $state(false);
  rule = $state<string | null>(null);
  game = $state("attila");
}

export const rules = new Rules();

/** The game a rule belongs to, by its letter. */
export function gameOf(rule: string): string | undefined {
  return GAMES[rule.charAt(0)];
}

/** Open the rules at a number, or those of the game one is at. */
export function openRules(rule: string | null = null): void {
  if (rule) rules.game = gameOf(rule) ?? rules.game;
  rules.rule = rule;
  rules.open = true;
}
