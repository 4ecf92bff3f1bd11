import { STORY, STORY_TITLE } from '#graph/dealer/story.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { Stats } from '#web/ui/Stats.tsx'
import { aboutPage } from './AboutPage.styles.ts'
import { STATS } from './content.ts'

export const Story = () => (
  <section className={layout.section} aria-labelledby="story">
    <div className={`${layout.page} ${aboutPage.story}`}>
      <div>
        <h2 id="story" className={aboutPage.title}>
          {STORY_TITLE}
        </h2>
        {STORY.map((text) => (
          <p key={text} className={aboutPage.paragraph}>
            {text}
          </p>
        ))}
      </div>
      <Stats figures={STATS} label="By the numbers" className={aboutPage.stats} />
    </div>
  </section>
)
