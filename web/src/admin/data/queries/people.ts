import { subscribers } from '@catalogue/contract/endpoints/subscribers';
import type { Subscriber } from '@catalogue/contract/endpoints/subscribers';
import type { StoredClient } from '@catalogue/contract/entities/client';
import { LIMITS } from '@catalogue/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import type { LiveRows } from '../../../data/firebase/watch-query';
import type { Team } from '../../../data/firebase/team/team';
import type { Activity } from '@catalogue/contract/entities/activity';
import { answerOf } from '../failure-reason';
import { activityModule, callModule, clientsOfRepsModule, teamModule } from '../firebase-modules';
import { liveQuery } from '../live-query';

/** The clients of all reps that were changed last. */
export const clientsOfRepsQuery = (most: number) =>
  liveQuery(['clients-of-reps', most], async (onRows: (live: LiveRows<StoredClient>) => void, onFailure) =>
    (await clientsOfRepsModule()).watchClientsOfReps(most, onRows, onFailure),
  );

/** Who made whom an admin, newest first. */
export const teamActivityQuery = () =>
  liveQuery(['activity', 'team'], async (onRows: (live: LiveRows<Activity>) => void, onFailure) =>
    (await activityModule()).watchTeamActivity(onRows, onFailure),
  );

/** All admins. */
export const teamQuery = () =>
  liveQuery(['team'], async (onTeam: (team: Team) => void, onFailure) => (await teamModule()).watchTeam(onTeam, onFailure));

/** All newsletter addresses, newest first. */
export const subscribersQuery = () => queryOptions({ queryKey: ['subscribers'], queryFn: fetchSubscribers });

async function fetchSubscribers(): Promise<readonly Subscriber[]> {
  const { callAsUser } = await callModule();
  const all: Subscriber[] = [];
  for (let pageNumber = 0; ; pageNumber += 1) {
    const query = { pageNumber: String(pageNumber), pageSize: String(LIMITS.pageSize.max) };
    const page = answerOf(await callAsUser(subscribers.list, { query }));
    all.push(...page.content);
    if (page.lastPage) return all;
  }
}
