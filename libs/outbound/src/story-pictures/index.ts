export {
  openStoryPictures,
  STORY_PICTURES_INDEX,
  storyPictureFile,
  type StoryPictureIndex,
  type StoryPictures,
  type StoryPictureSize,
} from './story-pictures.ts';
